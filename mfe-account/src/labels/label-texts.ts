export type LabelTexts = ReadonlyMap<string, string>;

interface Label {
  readonly labelHtmlId: string;
  readonly text: string;
}

/** Overrides by their text's key, without those that are blank or belong to nothing on the screen. */
export function labelTexts(labels: readonly Label[], ids: readonly string[]): LabelTexts {
  const usable = labels.filter(({ labelHtmlId, text }) => ids.includes(labelHtmlId) && text.trim() !== '');
  return new Map(usable.map(({ labelHtmlId, text }) => [labelHtmlId, text]));
}
