/** Six digits, the first not zero: the form of every Indian PIN code. */
export const PIN_FORM = /^[1-9]\d{5}$/;

export function isPin(text: string): boolean {
  return PIN_FORM.test(text);
}
