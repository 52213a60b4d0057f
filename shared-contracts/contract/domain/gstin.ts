// 01 to 24, 26, 27 and 29 to 38 are the states and union territories there are; 97 is 'other territory', the sea.
const STATE = /^(0[1-9]|1\d|2[0-4679]|3[0-8]|97)/;
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Whether a text is a GSTIN: its form, a state code there is, and the check digit that its last character is (GST
 * Council's mod-36 rule).
 */
export function isGstin(text: string): boolean {
  return FORM.test(text) && STATE.test(text) && checkDigit(text.slice(0, 14)) === text[14];
}

/** Whether there is a state with a GST code: '29'. */
export function isStateCode(code: string): boolean {
  return /^\d{2}$/.test(code) && STATE.test(code);
}

/** The GST code of the state a GSTIN is registered in: '29'. */
export function stateOfGstin(gstin: string): string {
  return gstin.slice(0, 2);
}

function checkDigit(digits: string): string | undefined {
  const sum = [...digits].reduce((total, digit, index) => {
    const product = DIGITS.indexOf(digit) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return DIGITS[(36 - (sum % 36)) % 36];
}
