/** E-mail addresses that differ only in case are one. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
