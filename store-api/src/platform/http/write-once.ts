import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { conflict } from './problems.ts';

/** Hex SHA-256 of a request; the schema has already put its members in one order. */
export function fingerprint(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

/** A write as its sender repeats it: with the same key, and with what makes two requests the same one. */
export interface KeyedWrite {
  readonly scope: string;
  /** Undefined: it is done each time it is asked for. */
  readonly key: string | undefined;
  readonly request: unknown;
}

/**
 * Does a write once per key, in one transaction with the key: the same key and request answer what was answered the first
 * time. A second call that arrives while the first is under way waits for it on the key's row. Throws 409
 * 'idempotency-conflict' for the key of another request.
 */
export function writeOnce<Answer>(
  db: Kysely<Database>,
  { scope, key, request }: KeyedWrite,
  write: (trx: Kysely<Database>) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction().execute(async (trx) => {
    if (key === undefined) return write(trx);
    const seen = fingerprint(request);
    const claim = await trx
      .insertInto('idempotency_keys')
      .values({ scope, key, fingerprint: seen, answer: null })
      .onConflict((taken) => taken.columns(['scope', 'key']).doNothing())
      .executeTakeFirst();
    if (claim.numInsertedOrUpdatedRows === 1n) {
      const answer = await write(trx);
      await trx
        .updateTable('idempotency_keys')
        .set({ answer: JSON.stringify(answer) })
        .where('scope', '=', scope)
        .where('key', '=', key)
        .execute();
      return answer;
    }
    const earlier = await trx
      .selectFrom('idempotency_keys')
      .select(['fingerprint', 'answer'])
      .where('scope', '=', scope)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (earlier.fingerprint !== seen || earlier.answer === null) {
      throw conflict('idempotency-conflict', 'This IdempotencyKey was used with another request.');
    }
    return JSON.parse(earlier.answer) as Answer;
  });
}
