import type { PGlite } from '@electric-sql/pglite';
import type { PGliteDialectConfig } from 'kysely';
import { DatabaseUnavailable, sqlStateOf } from './database-trouble.ts';

type KyselysPglite = Exclude<PGliteDialectConfig['pglite'], (...parameters: never[]) => unknown>;

/** PGlite for Kysely's driver. What fails without a SQLSTATE, in a closed or crashed one, is a `DatabaseUnavailable`. */
export function guardedPglite(pglite: PGlite): KyselysPglite {
  const query =
    (target: Pick<PGlite, 'query'>): KyselysPglite['query'] =>
    (...asked) =>
      answered(target.query(...asked));
  return {
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    waitReady: pglite.waitReady,
    close: () => pglite.close(),
    query: query(pglite),
    async transaction(work) {
      let begun = false;
      try {
        return await pglite.transaction((trx) => {
          begun = true;
          return work({ query: query(trx), rollback: () => trx.rollback() });
        });
      } catch (fault) {
        if (begun) throw fault;
        // Kysely's driver waits for `work` to be called, also when the transaction could not begin.
        const refuse = () => Promise.reject(new DatabaseUnavailable('unreachable', fault));
        return work({ query: refuse, rollback: refuse });
      }
    },
  };
}

async function answered<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question;
  } catch (fault) {
    throw sqlStateOf(fault) ? fault : new DatabaseUnavailable('unreachable', fault);
  }
}
