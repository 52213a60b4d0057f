/** What an error's message may quote of a person: an address, a phone or order number, or the query of a URL. */
const QUOTED: readonly (readonly [RegExp, string])[] = [
  [/[^\s@<>"'()]{1,64}@[^\s@<>"'()]{1,255}/g, '[e-mail]'],
  [/\?[^\s"'()]{1,1000}/g, '?[query]'],
  [/\b[A-Z]{2}-\d{4}-[A-Z0-9]{4,12}\b/g, '[reference]'],
  [/(?<!\w)\+?\d[\d -]{5,30}\d(?!\w)/g, '[number]'],
  [/\b[0-9a-f]{24,}\b|\b[\w-]{40,}\b/gi, '[token]'],
];

/** The browser's message about a fault without quoted values, which could identify a person. */
export function withoutPersonalData(detail: string): string {
  return QUOTED.reduce((text, [pattern, instead]) => text.replace(pattern, instead), detail);
}
