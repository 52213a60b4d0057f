import { sql } from 'kysely';
import { CommandRefused } from '../command-line/command-refused.ts';
import { CHANGE_LINE } from '../database/changes/change-line.ts';
import type { Db } from '../database/schema.ts';
import { foreignTables } from './stored-tables.ts';

/** What a shop has that was not there when it was made. */
const USES = {
  customers: sql`select from users`,
  orders: sql`select from orders`,
  enquiries: sql`select from enquiries`,
  subscribers: sql`select from subscribers`,
  'own products': sql`select from products where not exists (select from samples_filled)`,
  commands: sql`select from operator_acts where command not like 'backup %'`,
};

/** 'customers: 2, orders: 1'; empty for a store that was just made, with or without samples. */
export async function describeUses(db: Db): Promise<string> {
  const counts = Object.entries(USES).map(
    ([what, rows]) => sql`select ${what}::text as what, count(*)::integer as rows from (${rows}) found`,
  );
  const { rows } = await sql<{ what: string; rows: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows
    .filter((one) => one.rows > 0)
    .map((one) => `${one.what}: ${one.rows}`)
    .join(', ');
}

/** Throws for a database where a store runs, or which holds more than a store. */
export async function refuseWhatIsNotOurs(db: Db): Promise<void> {
  const { rows } = await sql<{ processes: number }>`
    select count(*)::integer as processes from pg_stat_activity
    where datname = current_database() and application_name = ${CHANGE_LINE}`.execute(db);
  if (rows[0]?.processes) {
    throw new CommandRefused('The store is open: stop every store-api first. Nothing was changed.');
  }
  const foreign = await foreignTables(db);
  if (foreign.length === 0) return;
  throw new CommandRefused(
    `The database also has ${foreign.slice(0, 5).join(', ')}, which are not the store's: restore into one of its own. Nothing was changed.`,
  );
}
