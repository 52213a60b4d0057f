/** Characters of a password as it is compared: in one spelling (NFKC), whatever keyboard it was typed on. */
export function passwordLength(password: string): number {
  return password.normalize('NFKC').length;
}
