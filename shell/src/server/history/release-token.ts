import { createHash, randomBytes } from 'node:crypto';

/** A token for the release API, and what the shell's settings hold of it. */
export function newReleaseToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: createHash('sha256').update(token).digest('hex') };
}
