import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** Next to release.json: the team's ed25519 signature of its bytes, which list every file's hash. */
export const SIGNATURE_FILE = 'release.sig';

/** In base64. */
export function signatureOf(release: Uint8Array, privateKey: KeyObject): string {
  return sign(null, release, privateKey).toString('base64');
}

export function isSigned(release: Uint8Array, signature: string, keys: readonly KeyObject[]): boolean {
  const bytes = Buffer.from(signature, 'base64');
  return keys.some((key) => verify(null, release, key, bytes));
}

/** A public key as settings hold it: SPKI in base64, 60 characters. Null when it is none. */
export function readPublicKey(text: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}

/** @param key either half */
export function publicKeyText(key: KeyObject): string {
  return (key.type === 'private' ? createPublicKey(key) : key)
    .export({ format: 'der', type: 'spki' })
    .toString('base64');
}
