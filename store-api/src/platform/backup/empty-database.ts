import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { isOfNoExtension } from './stored-tables.ts';

/** Drops the store's tables, views and functions; what an extension brought stays. */
export async function emptyDatabase(trx: Db): Promise<void> {
  await sql`
    do $$
    declare statement text;
    begin
      foreach statement in array array(
        select format('drop table if exists %s cascade', oid::regclass) from pg_class
        where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace and ${isOfNoExtension}
        union all
        select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc
        where pronamespace = 'public'::regnamespace and not exists (
          select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e'
        )
      ) loop
        execute statement;
      end loop;
    end $$`.execute(trx);
}
