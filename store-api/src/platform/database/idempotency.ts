import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

export type OnceResult<Answer> = { readonly ok: true; readonly answer: Answer } | { readonly ok: false };

/** Hex SHA-256 of a request; the schema has already put its members in one order. */
export function fingerprint(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

/**
 * Does a piece of work once per key, in one transaction with the key: the same key and request answer what was
 * answered the first time; `ok: false` is the same key with another request. A second call that arrives while
 * the first is under way waits for it on the key's row.
 */
export async function once<Answer>(
  db: Kysely<Database>,
  request: { readonly scope: string; readonly key: string; readonly fingerprint: string },
  work: (trx: Kysely<Database>) => Promise<Answer>,
): Promise<OnceResult<Answer>> {
  return db.transaction().execute(async (trx) => {
    const claim = await trx
      .insertInto('idempotency_keys')
      .values({ ...request, answer: null })
      .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
      .executeTakeFirst();
    if (claim.numInsertedOrUpdatedRows === 1n) {
      const answer = await work(trx);
      await mine(trx.updateTable('idempotency_keys').set({ answer: JSON.stringify(answer) })).execute();
      return { ok: true, answer };
    }
    const earlier = await mine(
      trx.selectFrom('idempotency_keys').select(['fingerprint', 'answer']),
    ).executeTakeFirstOrThrow();
    if (earlier.fingerprint !== request.fingerprint || earlier.answer === null) return { ok: false };
    return { ok: true, answer: JSON.parse(earlier.answer) as Answer };
  });

  function mine<Query extends { where(column: 'scope' | 'key', operator: '=', value: string): Query }>(
    query: Query,
  ): Query {
    return query.where('scope', '=', request.scope).where('key', '=', request.key);
  }
}
