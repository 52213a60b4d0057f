const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether a text is a GSTIN: its form, and the check digit that its last character is (GST Council's mod-36 rule). */
export function isGstin(text: string): boolean {
  return FORM.test(text) && checkDigit(text.slice(0, 14)) === text[14];
}

function checkDigit(digits: string): string | undefined {
  const sum = [...digits].reduce((total, digit, index) => {
    const product = DIGITS.indexOf(digit) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return DIGITS[(36 - (sum % 36)) % 36];
}
