import { sql } from 'kysely';
import { describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase('the foreign keys', (app) => {
  // Without one, deleting or changing a referenced row reads the whole table that refers to it.
  it('have an index that begins with their columns', async () => {
    const { rows } = await sql<{ missing: string }>`
      select conrelid::regclass || ' (' || string_agg(attname, ', ' order by place) || ')' as missing
      from pg_constraint
      join unnest(conkey) with ordinality as columns (attnum, place) on true
      join pg_attribute on attrelid = conrelid and pg_attribute.attnum = columns.attnum
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index
        where indrelid = conrelid and indisvalid and (indpred is null or pg_get_expr(indpred, indrelid) like '%IS NOT NULL%')
          and (indkey::int2[])[0:cardinality(conkey) - 1] <@ conkey
          and conkey <@ (indkey::int2[])[0:cardinality(conkey) - 1]
      )
      group by conrelid, pg_constraint.oid order by 1`.execute(app().db);
    expect(rows.map((row) => row.missing)).toEqual([]);
  });
});
