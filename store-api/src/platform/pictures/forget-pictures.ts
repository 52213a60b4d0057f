import { sql } from 'kysely';
import { sqlStateOf } from '../database/database-trouble.ts';
import type { Db } from '../database/schema.ts';
import { deleteOldFiles, namesOf, type StoredFiles } from '../files/stored-files.ts';
import { DAY_MS } from '../time.ts';
import { OWN_ORIGINALS } from './originals.ts';

/**
 * Deletes the pictures that nothing has used for a day, then the files of pictures that the store no longer has. An import
 * that is refused or cut leaves such pictures; it is mostly repeated within the day, and then need not make them again.
 */
export async function forgetPictures(db: Db, files: StoredFiles, now: Date): Promise<void> {
  await deleteUnused(db, now);
  const rows = await db.selectFrom('images').select('image_id').execute();
  const known = new Set(rows.map(({ image_id }) => image_id));
  const isKnown = (name: string) => known.has(pictureIdIn(name));
  const originals = OWN_ORIGINALS.slice(0, -1);
  for (const folder of await namesOf(files, originals)) {
    await deleteOldFiles(files, `${originals}/${folder}`, isKnown, now);
  }
  // A page may still show their variants.
  await deleteOldFiles(files, 'pictures', isKnown, now);
}

const FOREIGN_KEY_VIOLATION = '23503';
const MOST_AT_ONCE = 500;

async function deleteUnused(db: Db, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const unused = await unusedPictures(db, dayAgo, now);
  if (unused.length === 0) return;
  try {
    // Checks again: the search takes long, and an import may have recognised one in between.
    await sql`
      delete from images where image_id = any(${unused}) and not exists (
        select from picture_files
        where picture_files.image_id = images.image_id and used_at >= ${dayAgo}
      )`.execute(db);
  } catch (fault) {
    // One of them has just been chosen. The next round sees that.
    if (sqlStateOf(fault) !== FOREIGN_KEY_VIOLATION) throw fault;
  }
}

/** What operators write that may contain `<img src="/media/…">`. */
const TEXTS = [
  'select front::text || markdown from content_versions',
  ...['full_description', 'delivery_content', 'furniture_care_content', 'warranty_content', 'disclaimer_content'].map(
    (column) => `select ${column} from products`,
  ),
  'select merchant_content from vendors',
].join(' union all ');

/**
 * The texts are the last place to look: they are read for pictures that nothing else uses, and one that they name counts as used
 * for a day, so that a store at rest reads them once a day.
 */
async function unusedPictures(db: Db, dayAgo: Date, now: Date): Promise<readonly string[]> {
  const candidates = await unchosenPictures(db, dayAgo);
  if (candidates.length === 0) return [];
  const { rows } = await sql<{ image_id: string }>`
    select distinct found[1] as image_id
    from (${sql.raw(TEXTS)}) as texts (text) cross join lateral regexp_matches(text, '/media/([0-9a-f]{20})', 'g') found
    where strpos(text, '/media/') > 0 and found[1] = any(${candidates})`.execute(db);
  const named = new Set(rows.map(({ image_id }) => image_id));
  if (named.size > 0) {
    await sql`update picture_files set used_at = ${now} where image_id = any(${[...named]})`.execute(db);
  }
  return candidates.filter((id) => !named.has(id));
}

/** Of operators, a day old, neither used as a file nor chosen anywhere since. */
async function unchosenPictures(db: Db, dayAgo: Date): Promise<readonly string[]> {
  const { rows: users } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'images'::regclass and confdeltype <> 'c'`.execute(db);
  const unchosen = users.map(
    ({ table, column }) => sql`and not exists (
      select from ${sql.table(table)} as used where used.${sql.ref(column)} = images.image_id
    )`,
  );
  const { rows } = await sql<{ image_id: string }>`
    select image_id from images
    where starts_with(file, ${OWN_ORIGINALS}) and added_at < ${dayAgo}
      ${sql.join(unchosen, sql` `)}
      and not exists (
        select from picture_files where picture_files.image_id = images.image_id and used_at >= ${dayAgo}
      )
    order by added_at
    limit ${MOST_AT_ONCE}`.execute(db);
  return rows.map(({ image_id }) => image_id);
}

const pictureIdIn = (name: string) => name.replace(/\.webp$/, '');
