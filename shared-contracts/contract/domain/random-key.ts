/** 32 hex digits nobody can guess. Unlike crypto.randomUUID it works on plain-HTTP origins too. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
