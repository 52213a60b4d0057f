/** The id that a form sends for a place, '' for none. */
export function placeValue(name: string): string | undefined {
  return document.querySelector<HTMLInputElement>(`input[type="hidden"][name="${name}"]`)?.value;
}
