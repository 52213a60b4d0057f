import { createHmac } from 'node:crypto';
import { installationSecret } from '../database/installation-secret.ts';
import type { Db } from '../database/schema.ts';
import { emailKey } from '../email-key.ts';

/** Whose consent it is. None of the forms names a person to a reader of the ledger. */
export type ConsentSubject = `browser:${string}` | `address:${string}` | `person:${number}`;

/** A random id that the browser drew with its choice. */
export const browserSubject = (id: string): ConsentSubject => `browser:${id}`;

export const personSubject = (userId: number): ConsentSubject => `person:${userId}`;

/** An e-mail address as a keyed hash: found again for the address, not the address from it. */
export async function addressSubject(db: Db, email: string): Promise<ConsentSubject> {
  const secret = await installationSecret(db, 'consents');
  return `address:${createHmac('sha256', secret).update(emailKey(email)).digest('base64url')}`;
}
