import { sql } from 'kysely';
import type { Migration } from '../migration.ts';
import type { Db } from '../schema.ts';
import { attachMonth, monthStart, oldestOf, restOf } from './monthly-tables.ts';
import { atOnce, withShortLocks } from './short-locks.ts';

/** Until then the migration, interrupted, may wait for its next start: the check of the first partition holds for new rows too. */
const MONTHS_IN_OLDEST = 2;
const MONTHS_AHEAD = 3;

interface Definitions {
  readonly indexes: readonly { readonly name: string; readonly definition: string }[];
  readonly keys: readonly { readonly name: string; readonly definition: string }[];
  readonly triggers: readonly { readonly name: string; readonly definition: string }[];
  readonly grants: readonly string[];
  /** Of its identity. */
  readonly sequence: string | null;
}

/**
 * Makes a table one of months while its rows are read and written. The table as it is becomes the oldest partition, without a
 * copy: its bound is checked and its new primary key built before, with locks that let everybody go on; then both change places
 * within milliseconds. Interrupted anywhere, it starts again.
 * @param since the column of the months
 * @param id the primary key, which becomes that of both columns
 */
export function partitionByMonth(table: string, since: string, id: string): Required<Migration> {
  return {
    transaction: 'none',
    async up(db) {
      if (await isPartitioned(db, table)) return;
      const until = await boundOf(db, table, since);
      await prepare(db, table, since, id, until);
      const work = (trx: Db) => withShortLocks(trx, () => changePlaces(trx, table, since, id, until));
      await (db.isTransaction ? work(db) : db.transaction().execute(work));
    },
  };
}

async function isPartitioned(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql<{ relkind: string }>`select relkind from pg_class where oid = ${table}::regclass`.execute(
    db,
  );
  return rows[0]?.relkind === 'p';
}

async function boundOf(db: Db, table: string, since: string): Promise<Date> {
  const { rows } = await sql<{ latest: Date }>`
    select greatest(now(), max(${sql.ref(since)})) as latest from ${sql.table(table)}`.execute(db);
  return monthStart(rows[0]?.latest ?? new Date(), MONTHS_IN_OLDEST);
}

/** Nothing here waits for buyers, or they for it, longer than a moment. */
async function prepare(db: Db, table: string, since: string, id: string, until: Date): Promise<void> {
  const add = (trx: Db) =>
    withShortLocks(trx, () =>
      atOnce(trx, [
        `alter table ${table} drop constraint if exists ${table}_is_oldest`,
        `alter table ${table} add constraint ${table}_is_oldest check (${since} < '${until.toISOString()}') not valid`,
      ]),
    );
  await (db.isTransaction ? add(db) : db.transaction().execute(add));
  await sql.raw(`alter table ${table} validate constraint ${table}_is_oldest`).execute(db);
  const concurrently = db.isTransaction ? '' : 'concurrently';
  const name = `${oldestOf(table)}_pkey`;
  await sql.raw(`drop index ${concurrently} if exists ${name}`).execute(db);
  await sql.raw(`create unique index ${concurrently} ${name} on ${table} (${id}, ${since})`).execute(db);
}

async function changePlaces(trx: Db, table: string, since: string, id: string, until: Date): Promise<void> {
  await sql.raw(`lock table ${table} in access exclusive mode`).execute(trx);
  const { indexes, keys, triggers, grants, sequence } = await definitionsOf(trx, table, id);
  const [oldest, pkey] = [oldestOf(table), `${oldestOf(table)}_pkey`];
  const counted = sequence ? await countedBy(trx, sequence) : null;
  await atOnce(trx, [
    `alter table ${table} rename to ${oldest}`,
    ...triggers.map(({ name }) => `drop trigger ${name} on ${oldest}`),
    ...(sequence ? [`alter table ${oldest} alter column ${id} drop identity`] : []),
    `alter table ${oldest} drop constraint ${table}_pkey`,
    `alter table ${oldest} add constraint ${pkey} primary key using index ${pkey}`,
    ...indexes.map(({ name }) => `alter index ${name} rename to ${name}_oldest`),
    `create table ${table} (like ${oldest} including defaults including constraints including storage) partition by range (${since})`,
    `alter table ${table} drop constraint ${table}_is_oldest`,
    `alter table ${table} add constraint ${table}_pkey primary key (${id}, ${since})`,
    ...(counted === null
      ? []
      : [
          `alter table ${table} alter column ${id} add generated always as identity (sequence name ${sequence})`,
          `perform setval('${sequence}', ${counted.last}, ${counted.isCalled})`,
        ]),
    ...indexes.map(({ definition }) => definition),
    ...keys.map(({ name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
    `alter table ${table} attach partition ${oldest} for values from (minvalue) to ('${until.toISOString()}')`,
    `alter table ${oldest} drop constraint ${table}_is_oldest`,
    ...Array.from({ length: MONTHS_AHEAD }, (_, later) => attachMonth(table, monthStart(until, later))).flat(),
    `create table ${restOf(table)} partition of ${table} default`,
    ...triggers.map(({ definition }) => definition),
    ...grants,
    ...leaveToThisPurge(table),
  ]);
}

async function definitionsOf(db: Db, table: string, id: string): Promise<Definitions> {
  const { rows } = await sql<Definitions>`
    with this as (select ${table}::regclass as oid),
    described (kind, name, definition) as (
      select 'index', indexrelid::regclass::text, pg_get_indexdef(indexrelid)
      from pg_index, this where indrelid = oid and not indisprimary and indexrelid::regclass::text <> ${`${oldestOf(table)}_pkey`}
      union all select 'key', conname::text, pg_get_constraintdef(pg_constraint.oid)
      from pg_constraint, this where conrelid = this.oid and contype = 'f'
      union all select 'trigger', tgname::text, pg_get_triggerdef(pg_trigger.oid)
      from pg_trigger, this where tgrelid = this.oid and not tgisinternal
      union all select 'grant', '', format('grant %s on %s to %s', privilege_type, ${table}::text, case grantee when 0 then 'public' else grantee::regrole::text end)
      from pg_class join this using (oid), aclexplode(relacl) where grantee <> relowner
    ),
    listed as (
      select kind, jsonb_agg(jsonb_build_object('name', name, 'definition', definition)) as definitions from described group by kind
    )
    select ${sql.join(
      ['index', 'key', 'trigger'].map(
        (kind) =>
          sql`coalesce((select definitions from listed where kind = ${sql.lit(kind)}), '[]') as ${sql.ref(kind === 'index' ? 'indexes' : `${kind}s`)}`,
      ),
    )}, array(select definition from described where kind = 'grant') as grants,
      (select pg_get_serial_sequence(${table}, ${id})) as sequence`.execute(db);
  const [definitions] = rows;
  if (!definitions) throw new Error(`there is no table ${table}`);
  return definitions;
}

async function countedBy(db: Db, sequence: string) {
  const { rows } = await sql<{ last: string; isCalled: boolean }>`
    select last_value::text as last, is_called as "isCalled" from ${sql.raw(sequence)}`.execute(db);
  return rows[0] ?? null;
}

/**
 * The release before deletes expired rows by their place (ctid), of which each partition has one: it would delete rows of other
 * months with them. Until no such release can run, the database leaves those rows to this release's purge.
 */
const leaveToThisPurge = (table: string) => [
  `create or replace function leave_to_purge_of_months() returns trigger language plpgsql as $body$ begin return null; end $body$`,
  `create trigger leave_to_purge_of_months before delete on ${table} for each row
    when (current_query() ~ '^\\s*delete from "${table}" where ctid')
    execute function leave_to_purge_of_months()`,
];
