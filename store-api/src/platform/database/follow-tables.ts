import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { FOLLOWED, type FollowedTable } from './followed-tables.ts';
import type { Db } from './schema.ts';
import { transact } from './transact.ts';

/** More rows than this are reported together: a bulk import writes one change per statement. */
const MOST_NAMED = 100;

/** The tags of the listings that show a category or product: its categories, their ancestors, the whole store. */
const HELPERS = [
  `create or replace function tags_of_categories(ids integer[]) returns setof text language sql stable as $$
    with recursive above as (
      select unnest(ids) as category_id
      union
      select categories.parent_category_id from categories join above using (category_id)
      where categories.parent_category_id is not null
    )
    select 'listing:' || category_id from above union all select 'listing:all'
  $$`,
  `create or replace function tags_of_products(ids integer[]) returns setof text language sql stable as $$
    with shown as (
      -- Each member of a family shows the others.
      select unnest(ids) as id
      union
      select other.product_id from product_family_members one join product_family_members other using (family_id)
      where one.product_id = any(ids)
    )
    select 'product:' || id from shown
    union all
    select tags_of_categories(array(
      select category_id from product_categories where product_id in (select id from shown)
      union
      select main_category_id from products where product_id in (select id from shown)
    )) where cardinality(ids) > 0
  $$`,
];

/**
 * Creates triggers that record changes of the followed tables in the transaction of the change, whatever client makes
 * it. Brings them in line with `FOLLOWED`; costs one query when they already are.
 */
export async function followTables(
  db: Db,
  followed: Readonly<Record<string, FollowedTable>> = FOLLOWED,
): Promise<void> {
  const expected = new Map(Object.entries(followed).map(([table, rule]) => [table, definitionOf(table, rule)]));
  if ((await outOfLine(db, expected)).length === 0) return;
  await transact(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('follow-tables'))`.execute(trx);
    for (const statement of HELPERS) await sql.raw(statement).execute(trx);
    for (const table of await outOfLine(trx, expected)) {
      for (const statement of install(table, expected.get(table))) await sql.raw(statement).execute(trx);
    }
  });
}

type Definition = readonly string[];
type Definitions = ReadonlyMap<string, Definition>;

const TRIGGERS = ['insert', 'update', 'delete', 'truncate'] as const;
const functionOf = (table: string) => `tell_change_of_${table}`;

async function outOfLine(db: Db, expected: Definitions): Promise<readonly string[]> {
  const { rows } = await sql<{ table: string; fingerprint: string | null; triggers: number }>`
    select substr(proname, ${functionOf('').length + 1}) as table,
      obj_description(pg_proc.oid, 'pg_proc') as fingerprint, count(pg_trigger.oid)::integer as triggers
    from pg_proc left join pg_trigger on tgfoid = pg_proc.oid
    where starts_with(proname, ${functionOf('')}) group by pg_proc.oid, proname`.execute(db);
  const found = new Map(rows.map((row) => [row.table, row.triggers === TRIGGERS.length ? row.fingerprint : null]));
  const missing = [...expected].filter(([table, definition]) => found.get(table) !== fingerprint(definition));
  return [...missing.map(([table]) => table), ...[...found.keys()].filter((table) => !expected.has(table))];
}

function fingerprint(definition: Definition): string {
  return createHash('sha256')
    .update([...HELPERS, ...definition].join(';'))
    .digest('hex');
}

function definitionOf(table: string, rule: FollowedTable): Definition {
  return [functionFor(table, rule), ...TRIGGERS.map((event) => triggerFor(table, event))];
}

function install(table: string, definition: Definition | undefined): readonly string[] {
  if (!definition) return [`drop function ${functionOf(table)} cascade`];
  return [...definition, `comment on function ${functionOf(table)} is '${fingerprint(definition)}'`];
}

/** plpgsql plans a statement on first run, so a branch may name rows that other events lack. */
function functionFor(table: string, { each, update, updateCanWait, all }: FollowedTable): string {
  const allTags = `array[${all.map((tag) => `'${tag}'`).join(', ')}]`;
  const named = (tags: string | undefined) => (tags ? `array(select distinct tag from (${tags}) tags (tag))` : allTags);
  const over = (rows: string) => each?.replaceAll('{rows}', rows);
  const both = '(select * from before_rows union all select * from after_rows) both_rows';
  const branch = (rows: string, tags: string | undefined, canWait = 'false') => `
    rows_changed := (select count(*) from (select from ${rows} limit ${MOST_NAMED + 1}) counted);
    if rows_changed > ${MOST_NAMED} then perform record_change(${allTags}, true);
    elsif rows_changed > 0 then
      changed_tags := ${named(tags)};
      perform record_change(changed_tags, not (${canWait}));
    end if;`;
  return `
    create or replace function ${functionOf(table)}() returns trigger language plpgsql set search_path from current as $$
    declare
      rows_changed integer;
      changed_tags text[];
    begin
      case TG_OP
        when 'TRUNCATE' then perform record_change(${allTags}, true);
        when 'INSERT' then ${branch('after_rows', over('after_rows'))}
        when 'DELETE' then ${branch('before_rows', over('before_rows'))}
        when 'UPDATE' then ${branch('after_rows', update ?? over(both), updateCanWait)}
      end case;
      return null;
    end $$`;
}

const ROWS = {
  insert: 'referencing new table as after_rows',
  update: 'referencing old table as before_rows new table as after_rows',
  delete: 'referencing old table as before_rows',
  truncate: '',
} as const;

function triggerFor(table: string, event: (typeof TRIGGERS)[number]): string {
  return `create or replace trigger followed_${event} after ${event} on ${table} ${ROWS[event]}
    for each statement execute function ${functionOf(table)}()`;
}
