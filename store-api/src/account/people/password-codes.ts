import { createHash, randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { LIMITS } from 'shared-contracts/domain/constants';
import type { Database } from '../../platform/database/schema.ts';
import { emailKey } from '../../platform/email-key.ts';
import { hashPassword } from './passwords.ts';

const { digits, minutes, tries: MOST_TRIES_OF_ORIGIN } = LIMITS.passwordCode;
/** From everywhere: enough that one who guesses does not use up the tries of the person the code was mailed to. */
const MOST_TRIES = 3 * MOST_TRIES_OF_ORIGIN;

/** A code that is about to be mailed; nothing but its hash is ever stored. */
export interface DrawnCode {
  readonly ok: true;
  readonly code: string;
  readonly until: Date;
  /** Whose account it opens. The address is the account's own, whatever spelling was typed. */
  readonly person: { readonly userId: number; readonly name: string; readonly email: string };
}

/** 'superseded' covers a code whose time is over, and a mail that another process has taken over. */
export type CodeToMail = DrawnCode | { readonly ok: false; readonly reason: 'no-account' | 'superseded' };

/** One try at an address's code. No person and no hash where none was ever mailed. */
export interface CodeTry {
  readonly codeId: number;
  readonly userId: number | null;
  readonly codeHash: string | null;
  readonly language: 'en' | 'ar';
}

/**
 * Asks for a code for an address; answers its id, and ends the code before. What is written is the same for every
 * address, and accounts are not looked at, so nothing about them shows outside.
 */
export async function askForCode(
  trx: Kysely<Database>,
  { email, language }: { readonly email: string; readonly language: 'en' | 'ar' },
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
        // A mail that was queued for the id before finds no row, and so never carries a code.
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

/** Draws a code for a mail to an address, unless the mail is of no use any more. Drawn again, it ends the one before. */
export async function drawCode(
  db: Kysely<Database>,
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
    // A process that was too slow must not replace the code of the one that has taken the mail over.
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

/**
 * Counts a try before anything is compared. Undefined when there is no live code, or its tries are used up: those of
 * this origin, or all.
 */
export async function countTry(
  db: Kysely<Database>,
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
    .where('tries', '<', MOST_TRIES)
    .where(triesFromThere, '<', MOST_TRIES_OF_ORIGIN)
    .returning(['password_code_id as codeId', 'user_id as userId', 'code_hash as codeHash', 'language'])
    .executeTakeFirst();
}

/** False when another request has used the code already, or it is no longer the one that was compared. */
export async function useCode(trx: Kysely<Database>, { codeId, codeHash }: CodeTry): Promise<boolean> {
  const used = await trx
    .deleteFrom('password_codes')
    .where('password_code_id', '=', codeId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
}

// Hashed, so that the table holds no addresses of people without an account.
function addressHash(email: string): string {
  return sha256(emailKey(email));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
