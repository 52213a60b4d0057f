import { createHash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { LIMITS } from 'shared-contracts/domain/constants';
import type { Language } from 'shared-contracts/i18n/languages';
import type { Db } from '../../platform/database/schema.ts';
import { emailKey } from '../../platform/email-key.ts';
import { hashPassword } from './passwords.ts';

const { digits, minutes, tries: MAX_TRIES_OF_ORIGIN } = LIMITS.passwordCode;
/** From all origins: enough that a guesser does not use up the tries of the code's owner. */
const MAX_TRIES = 3 * MAX_TRIES_OF_ORIGIN;

/** A code to be mailed; only its hash is stored. */
interface DrawnCode {
  readonly ok: true;
  readonly code: string;
  readonly until: Date;
  /** The account's owner; the e-mail in the account's spelling, not the typed one. */
  readonly person: { readonly userId: number; readonly name: string; readonly email: string };
}

/** 'superseded' also covers an expired code and a mail that another process has taken over. */
type CodeToMail = DrawnCode | { readonly ok: false; readonly reason: 'no-account' | 'superseded' };

/** One try at an address's code. Person and hash are null when no code was mailed. */
export interface CodeTry {
  readonly codeId: number;
  readonly userId: number | null;
  readonly codeHash: string | null;
  readonly language: Language;
}

/**
 * Requests a code for an address, ends the previous one and returns its id. Writes the same for every address and does
 * not read accounts, so that it reveals nothing about them.
 */
export async function requestCode(
  trx: Db,
  { email, language }: { readonly email: string; readonly language: Language },
  now: Date,
): Promise<number> {
  const { password_code_id } = await trx
    .insertInto('password_codes')
    .values({
      address_hash: addressHash(email),
      language,
      expires_at: new Date(now.getTime() + minutes * 60_000),
    })
    .onConflict((conflict) =>
      conflict.column('address_hash').doUpdateSet({
        // A new id, so that a mail queued for the previous one finds no row and never carries a code.
        password_code_id: (row) => row.ref('excluded.password_code_id'),
        language: (row) => row.ref('excluded.language'),
        expires_at: (row) => row.ref('excluded.expires_at'),
        user_id: null,
        code_hash: null,
        tries: 0,
        tries_by_origin: sql`'{}'::jsonb`,
      }),
    )
    .returning('password_code_id')
    .executeTakeFirstOrThrow();
  return password_code_id;
}

/** Draws a code for a mail, unless the mail is superseded. A repeated draw ends the previous code. */
export async function drawCode(
  db: Db,
  mail: { readonly codeId: number; readonly email: string; readonly mailId: number; readonly attempt: number },
  now: Date,
): Promise<CodeToMail> {
  const person = await db
    .selectFrom('users')
    .select(['user_id as userId', 'first_name as name', 'email_address as email'])
    .where('email_key', '=', emailKey(mail.email))
    .executeTakeFirst();
  if (!person) return { ok: false, reason: 'no-account' };
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const live = await db
    .updateTable('password_codes')
    .set({ code_hash: await hashPassword(code), user_id: person.userId })
    .where('password_code_id', '=', mail.codeId)
    .where('expires_at', '>', now)
    // A slow process must not replace the code of the process that has taken over its mail.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('mails')
          .select('mail_id')
          .where('mail_id', '=', mail.mailId)
          .where('attempts', '=', mail.attempt)
          .where('state', '=', 'waiting'),
      ),
    )
    .returning('expires_at')
    .executeTakeFirst();
  if (!live) return { ok: false, reason: 'superseded' };
  return { ok: true, code, until: live.expires_at, person };
}

/** Counts a try before the comparison. Undefined without a valid code, or when its tries, per origin or in all, are used up. */
export async function countTry(
  db: Db,
  { email, origin }: { readonly email: string; readonly origin: string },
  now: Date,
): Promise<CodeTry | undefined> {
  const from = sql<string>`${sha256(origin)}::text`;
  const triesFromThere = sql<number>`coalesce((tries_by_origin ->> ${from})::integer, 0)`;
  return db
    .updateTable('password_codes')
    .set({
      tries: sql<number>`tries + 1`,
      tries_by_origin: sql`tries_by_origin || jsonb_build_object(${from}, ${triesFromThere} + 1)`,
    })
    .where('address_hash', '=', addressHash(email))
    .where('expires_at', '>', now)
    .where('tries', '<', MAX_TRIES)
    .where(triesFromThere, '<', MAX_TRIES_OF_ORIGIN)
    .returning(['password_code_id as codeId', 'user_id as userId', 'code_hash as codeHash', 'language'])
    .executeTakeFirst();
}

/** False when another request has used or replaced the compared code. */
export async function redeemCode(trx: Db, { codeId, codeHash }: CodeTry): Promise<boolean> {
  const used = await trx
    .deleteFrom('password_codes')
    .where('password_code_id', '=', codeId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
}

// Hashed, because people without an account type their addresses too.
function addressHash(email: string): string {
  return sha256(emailKey(email));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
