interface Removable<Label extends string> {
  remove(labels: Partial<Record<Label, string>>): void;
}

/**
 * Bounds a metric whose labels keep changing, such as a release's version or one that a browser names: beyond `most`
 * combinations, the one not seen for the longest time is dropped, so that made-up names neither fill the memory nor displace
 * real ones.
 */
export function boundedSeries<Label extends string, Metric extends Removable<Label>>(metric: Metric, most: number) {
  // In the order of their last use.
  const seen = new Map<string, Record<Label, string>>();
  return (labels: Record<Label, string>): Metric => {
    const key = JSON.stringify(labels);
    seen.delete(key);
    seen.set(key, labels);
    const [oldest] = seen.size > most ? seen : [];
    if (oldest) {
      seen.delete(oldest[0]);
      metric.remove(oldest[1]);
    }
    return metric;
  };
}
