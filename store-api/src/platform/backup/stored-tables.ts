import { sql } from 'kysely';
import { FOLLOWED, NOT_FOLLOWED } from '../database/followed-tables.ts';
import { MONTHLY_TABLES, nextOf } from '../database/months/monthly-tables.ts';
import type { Db } from '../database/schema.ts';

/** What belongs to a running database and not to the shop: transactions are numbered by their server. */
const OF_THE_SERVER = ['changes', 'change_horizon', 'kysely_migration_lock', ...MONTHLY_TABLES.map(nextOf)];

export interface StoredTable {
  readonly name: string;
  /** Those that are stored; the others are computed from them. */
  readonly columns: readonly string[];
  /** Of the columns, as a cast spells them. */
  readonly types: readonly string[];
}

/** A hosted PostgreSQL may bring tables and views with its extensions. */
export const isOfNoExtension = sql`not exists (
  select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'
)`;

/** The tables that a backup holds, also those that this release does not know. */
export async function storedTables(db: Db): Promise<readonly StoredTable[]> {
  // With -1, format_type says "bit" and bpchar, which are of any length.
  const { rows } = await sql<StoredTable>`
    select relname::text as name, array_agg(attname::text order by attnum) as columns,
      array_agg(format_type(atttypid, -1) order by attnum) as types
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace and ${isOfNoExtension}
      and attnum > 0 and not attisdropped and attgenerated = ''
      and relname::text <> all(${OF_THE_SERVER}::text[])
    group by relname order by relname`.execute(db);
  return rows;
}

const VIEWS = ['current_product_sets', 'product_names', 'search_named_options'];

/** Tables and views that are not the store's, and what depends on the store's from another schema: an operator's own. */
export async function foreignTables(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relkind in ('r', 'p', 'f', 'v', 'm') and not relispartition and relnamespace = 'public'::regnamespace and ${isOfNoExtension}
      and relname::text <> all(${[...Object.keys(FOLLOWED), ...NOT_FOLLOWED, ...OF_THE_SERVER, ...VIEWS]}::text[])
    union
    select ev_class::regclass::text from pg_depend
    join pg_rewrite on classid = 'pg_rewrite'::regclass and objid = pg_rewrite.oid
    join pg_class as shown on refclassid = 'pg_class'::regclass and refobjid = shown.oid
    join pg_class as elsewhere on elsewhere.oid = ev_class
    where shown.relnamespace = 'public'::regnamespace and elsewhere.relnamespace <> shown.relnamespace
    union
    select conrelid::regclass::text from pg_constraint
    join pg_class as referenced on referenced.oid = confrelid
    where contype = 'f' and referenced.relnamespace = 'public'::regnamespace and connamespace <> referenced.relnamespace
    order by name`.execute(db);
  return rows.map(({ name }) => name);
}
