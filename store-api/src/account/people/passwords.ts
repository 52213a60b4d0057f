import { createHash, randomBytes } from 'node:crypto';
import { hash, hashRaw, verify } from '@node-rs/argon2';

// argon2id with the library's defaults, which are OWASP's: 19 MiB, two passes, one lane.

/** Keyboards compose the same characters differently. */
function normalised(password: string): string {
  return password.normalize('NFKC');
}

export function hashPassword(password: string): Promise<string> {
  return hash(normalised(password));
}

let decoy: Promise<string> | undefined;

/** The hash that unknown addresses are checked against. Called at start, so that no login waits for it. */
export function prepareDecoy(): Promise<string> {
  decoy ??= hash(randomBytes(16));
  return decoy;
}

/** False without a hash, in the same time. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await prepareDecoy()), normalised(password));
  return matches && passwordHash !== undefined;
}

/** Replaces a password in a request's fingerprint: deterministic, and as costly to guess as the stored hash. */
export async function passwordTag(password: string, salt: string): Promise<string> {
  const bytes = createHash('sha256').update(salt).digest().subarray(0, 16);
  return (await hashRaw(normalised(password), { salt: bytes })).toString('hex');
}
