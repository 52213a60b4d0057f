import type { OpenDatabase } from '../platform/database/connection.ts';
import type { Db } from '../platform/database/schema.ts';

/** One open transaction as the database of an API: what it locks stays locked, and nothing it writes stays. */
export function inTransaction(trx: Db): OpenDatabase {
  return {
    db: trx,
    checkoutDb: trx,
    pools: {},
    replicas: null,
    withoutTimeouts: (work) => work(trx),
    openChangeLine: () => Promise.reject(new Error('a transaction follows no changes')),
    close: async () => undefined,
  };
}
