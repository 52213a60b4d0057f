import { sql } from 'kysely';
import type { Db } from '../platform/database/schema.ts';

const IN_PUBLIC = "relnamespace = 'public'::regnamespace";
const DEFINITION = `case prokind when 'f' then pg_get_functiondef(pg_proc.oid) else (
  select format('%s %s %s %s %s', aggtransfn, aggtranstype::regtype, agginitval, proparallel, provolatile)
  from pg_aggregate where aggfnoid = pg_proc.oid
) end`;
/** Comments and the layout of functions do not count. */
const code = (definition: string) =>
  `regexp_replace(regexp_replace(regexp_replace(${definition}, '--[^\\n]*', '', 'g'), '\\s+', ' ', 'g'), ' ?([][(),;]) ?', '\\1', 'g')`;

/** What the catalog says about the schema, and the rows that every shop begins with: a line for each thing. */
const QUERIES = {
  tables: `
    select concat_ws(' ', relkind, pg_class.oid::regclass, reloptions, pg_get_partkeydef(pg_class.oid), pg_get_expr(relpartbound, oid))
    from pg_class where relkind in ('r', 'p') and ${IN_PUBLIC}`,
  columns: `
    select concat_ws(' ', attrelid::regclass, row_number() over (partition by attrelid order by attnum), attname,
      format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid), attidentity, attgenerated, attstorage, collname)
    from pg_attribute join pg_class on pg_class.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum left join pg_collation on pg_collation.oid = attcollation
    where relkind in ('r', 'p', 'v') and ${IN_PUBLIC} and attnum > 0 and not attisdropped`,
  constraints: `
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
  indexes: `
    select pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indexrelid where ${IN_PUBLIC}`,
  views: `
    select concat_ws(' ', oid::regclass, ${code('pg_get_viewdef(oid)')}) from pg_class where relkind in ('v', 'm') and ${IN_PUBLIC}`,
  functions: `
    select concat_ws(' ', oid::regprocedure, ${code(DEFINITION)}) from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`,
  triggers: 'select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal',
  sequences: `
    select concat_ws(' ', sequencename, data_type, start_value, min_value, max_value, increment_by, cycle, last_value)
    from pg_sequences where schemaname = 'public'`,
  rows: `
    select concat_ws(' ', 'search_synonyms', search_synonyms) from search_synonyms
    union all select concat_ws(' ', 'origins', origins) from origins
    union all select concat_ws(' ', 'coupons', to_jsonb(coupons) - array['created_at', 'valid_from']) from coupons`,
};

export async function schemaOf(db: Db): Promise<Readonly<Record<string, readonly string[]>>> {
  const kinds = Object.entries(QUERIES).map(async ([kind, query]) => {
    const { rows } = await sql<{ line: string }>`
      select line from (${sql.raw(query)}) as described (line) order by line collate "C"`.execute(db);
    return [kind, rows.map(({ line }) => line)] as const;
  });
  return Object.fromEntries(await Promise.all(kinds));
}
