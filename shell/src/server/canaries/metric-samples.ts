export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** What Prometheus reads. @param text of a /metrics */
export function samplesIn(text: string): readonly Sample[] {
  return Array.from(text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm), ([, name = '', labels = '', value]) => ({
    name,
    labels: Object.fromEntries(
      Array.from(labels.matchAll(/(\w+)="([^"]*)"/g), ([, key = '', content = '']) => [key, content]),
    ),
    value: Number(value),
  }));
}
