import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A fresh session token: 256 random bits as URL-safe text. */
export function newSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored of a token. A plain hash is enough: 256 random bits cannot be guessed from it. */
export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
