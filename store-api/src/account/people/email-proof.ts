import { createHash } from 'node:crypto';
import { installationSecret } from '../../platform/database/installation-secret.ts';
import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import { emailKey } from '../../platform/email-key.ts';
import { releaseHeldMails } from '../../platform/mail/release-held-mails.ts';
import { checkSigned, signUntil } from '../../platform/signed-until.ts';
import { DAY_MS } from '../../platform/time.ts';

const PROOF_DAYS = 30;
const TOKEN = /^([\w-]{43})\.(.+)$/;

/** Only a hash is stored: one proves an address that one has, none is read from it. */
export function addressHash(email: string): string {
  return createHash('sha256').update(emailKey(email)).digest('base64url');
}

/**
 * Proofs that a person receives mail at an address: a signed token that is mailed there and handed back by the person
 * logged in. Another's login is of no use with it, so the owner of the mailbox proves nothing for a stranger's account.
 */
export function emailProofs(db: Db, now: () => Date) {
  const key = () => installationSecret(db, 'email-proof');
  const claim = (userId: number, hash: string) => `email-proof ${userId}.${hash}`;

  return {
    async token(userId: number, email: string): Promise<string> {
      const hash = addressHash(email);
      const end = new Date(now().getTime() + PROOF_DAYS * DAY_MS);
      return `${hash}.${signUntil(await key(), claim(userId, hash), end)}`;
    },

    /** Marks the address as the person's and releases its mails. False for a forged, expired or another's token. */
    async accept(userId: number, token: string): Promise<boolean> {
      const [, hash = '', signed = ''] = TOKEN.exec(token) ?? [];
      if (checkSigned(await key(), claim(userId, hash), signed, now()) !== 'right') return false;
      await transact(db, (trx) => prove(trx, userId, hash, now()));
      return true;
    },

    async isProven(userId: number, email: string): Promise<boolean> {
      const proof = await db
        .selectFrom('proven_addresses')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('address_hash', '=', addressHash(email))
        .executeTakeFirst();
      return proof !== undefined;
    },
  };
}

export type EmailProofs = ReturnType<typeof emailProofs>;

async function prove(trx: Db, userId: number, hash: string, now: Date): Promise<void> {
  const person = await trx
    .selectFrom('users')
    .select('email_address')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (addressHash(person.email_address) === hash) {
    await trx.updateTable('users').set({ email_proven_at: now }).where('user_id', '=', userId).execute();
  } else {
    await trx
      .insertInto('proven_addresses')
      .values({ user_id: userId, address_hash: hash, proven_at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'address_hash']).doNothing())
      .execute();
  }
  await releaseHeldMails(trx, userId, now);
}
