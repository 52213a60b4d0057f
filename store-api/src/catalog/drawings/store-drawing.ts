import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { type Drawing, type DrawnSize, type DrawnSizes, viewAndFile } from './read-drawing.ts';

/** Stores an outline, unless it is stored; and forgets those that nothing has shown for a day. */
export async function storeDrawing(db: Db, drawing: Drawing): Promise<void> {
  await sql`
    delete from drawings where added_at < now() - interval '1 day'
      and not exists (select from product_drawings where product_drawings.drawing_id = drawings.drawing_id)`.execute(
    db,
  );
  await db
    .insertInto('drawings')
    .values(drawing)
    .onConflict((conflict) => conflict.column('drawing_id').doUpdateSet({ added_at: sql`now()` }))
    .execute();
}

/** Of the outlines of some products those whose files are not written. */
export async function unwrittenDrawings(
  db: Db,
  records: readonly { readonly drawings: readonly string[] }[],
  written: ReadonlySet<string>,
) {
  const files = records.flatMap(({ drawings }) => drawings.map((one) => viewAndFile(one)[1]));
  const ids = files.filter((file) => !written.has(file)).map((file) => file.slice(0, -'.svg'.length));
  if (ids.length === 0) return [];
  return db.selectFrom('drawings').select(['drawing_id', 'svg']).where('drawing_id', 'in', ids).execute();
}

/** Of some files named by content those that the shop has, with their sizes. */
export async function knownDrawings(db: Db, files: readonly string[]): Promise<DrawnSizes> {
  const { rows } = await sql<{ file: string } & DrawnSize>`
    select drawing_id || '.svg' as file, width_cm, height_cm
    from drawings where drawing_id || '.svg' = any(${[...files]}::text[])`.execute(db);
  return new Map(rows.map(({ file, ...size }) => [file, size]));
}
