import { installationSecret } from '../../platform/database/installation-secret.ts';
import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import { releaseMailsHeldFor } from '../../platform/mail/release-held-mails.ts';
import { checkSigned, signUntil } from '../../platform/signed-until.ts';
import { DAY_MS } from '../../platform/time.ts';
import { addressHash } from './email-proof.ts';

const PROOF_DAYS = 60;

/**
 * Proofs that somebody without an account receives mail at an address: a signed token that is mailed there and handed
 * back with the address.
 */
export function contactProofs(db: Db, now: () => Date) {
  const key = () => installationSecret(db, 'contact-proof');
  const claim = (email: string) => `contact-proof ${addressHash(email)}`;

  return {
    async token(email: string): Promise<string> {
      return signUntil(await key(), claim(email), new Date(now().getTime() + PROOF_DAYS * DAY_MS));
    },

    /** Marks the address as proven and releases its mails. False for a forged, expired or another address's token. */
    async accept(email: string, token: string): Promise<boolean> {
      if (checkSigned(await key(), claim(email), token, now()) !== 'right') return false;
      await transact(db, async (trx) => {
        await trx
          .insertInto('proven_contacts')
          .values({ address_hash: addressHash(email), proven_at: now() })
          .onConflict((conflict) => conflict.column('address_hash').doUpdateSet({ proven_at: now() }))
          .execute();
        await releaseMailsHeldFor(trx, email, now());
      });
      return true;
    },

    async isProven(email: string): Promise<boolean> {
      const proof = await db
        .selectFrom('proven_contacts')
        .select('address_hash')
        .where('address_hash', '=', addressHash(email))
        .executeTakeFirst();
      return proof !== undefined;
    },
  };
}
