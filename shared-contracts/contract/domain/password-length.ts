/** Characters in the normal form that the API compares (NFKC), since keyboards compose characters differently. */
export function passwordLength(password: string): number {
  return password.normalize('NFKC').length;
}
