import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** A change of the tables, in a transaction of its own. */
export interface Migration {
  /**
   * 'none' for what PostgreSQL refuses in a transaction. It may be interrupted anywhere, and is then run again; a backup's
   * restoration runs it in a transaction all the same.
   */
  readonly transaction?: 'none';
  up(db: Db): Promise<void>;
}

/**
 * Makes an index while rows of its table are written, for tables that can be large.
 * @param definition what follows the name: "on orders (paid_at)"
 */
export function concurrentIndex(
  name: string,
  definition: string,
  kind: 'index' | 'unique index' = 'index',
): Required<Migration> {
  return {
    transaction: 'none',
    async up(db) {
      const concurrently = db.isTransaction ? '' : 'concurrently';
      // One that was interrupted is there and invalid.
      await sql.raw(`drop index ${concurrently} if exists ${name}`).execute(db);
      await sql.raw(`create ${kind} ${concurrently} ${name} ${definition}`).execute(db);
    },
  };
}
