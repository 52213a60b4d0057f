import { createHash } from 'node:crypto';
import type { Db } from '../database/schema.ts';
import { transact } from '../database/transact.ts';
import { conflict } from './problems.ts';

/** The schema has already put the members in canonical order. */
export function fingerprint(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

export interface KeyedWrite {
  readonly scope: string;
  /** Undefined: every request is executed. */
  readonly key: string | undefined;
  readonly request: unknown;
}

/**
 * Executes a write once per key, in one transaction with the key; a repetition gets the stored answer. A concurrent
 * repetition waits for the row of the key. Throws 409 'idempotency-conflict' when another request used the key.
 */
export function writeOnce<Answer>(
  db: Db,
  { scope, key, request }: KeyedWrite,
  write: (trx: Db) => Promise<Answer>,
): Promise<Answer> {
  return transact(db, async (trx) => {
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
