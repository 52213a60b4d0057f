/** Six digits, the first not zero: the form of every Indian PIN code. */
export const PIN_FORM = /^[1-9]\d{5}$/;

export function isPin(text: string): boolean {
  return PIN_FORM.test(text);
}

/** '751 001' and '751-001', as browsers fill it in, to '751001'; anything else is left for the shopper to correct. */
export function pinDigits(typed: string): string {
  return typed.trim().replace(/^(\d{3})[\s-]+(\d{3})$/, '$1$2');
}
