import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { deleteOldFiles, type StoredFiles } from '../../platform/files/stored-files.ts';
import { openOriginal } from '../../platform/pictures/originals.ts';
import type { Model } from './read-model.ts';

const FOLDER = 'models';

export const modelNameOf = (modelId: string) => `${modelId}.glb`;
export const modelIdOf = (name: string) => name.slice(0, -'.glb'.length);

/** For a backup: those of the seed come with the release. */
export const OWN_MODEL_FILES = sql<{
  path: string;
}>`select file as path from models where starts_with(file, ${FOLDER})`;

/** The bytes of `models.file`. */
export const openModel = (files: StoredFiles, file: string) => openOriginal(files, file, `${FOLDER}/`);

/** Writes the file before the row: a row without its file would be a broken model. */
export async function storeModel(db: Db, files: StoredFiles, { model_id, bytes }: Model): Promise<void> {
  const file = `${FOLDER}/${modelNameOf(model_id)}`;
  await files.put(file, bytes, 'model/gltf-binary');
  await db
    .insertInto('models')
    .values({ model_id, file, bytes: bytes.length })
    .onConflict((conflict) => conflict.column('model_id').doUpdateSet({ added_at: sql`now()` }))
    .execute();
}

/** Of some files named by content those that the shop has. */
export async function storedModels(db: Db, names: readonly string[]) {
  if (names.length === 0) return [];
  return db.selectFrom('models').select(['model_id', 'file']).where('model_id', 'in', names.map(modelIdOf)).execute();
}

/** Deletes models that nothing has shown for a day: a refused import and a replaced file leave such. */
export async function forgetModels(db: Db, files: StoredFiles, now: Date): Promise<void> {
  await sql`
    delete from models where added_at < ${now}::timestamptz - interval '1 day' and starts_with(file, ${FOLDER})
      and not exists (select from product_models where product_models.model_id = models.model_id)`.execute(db);
  const rows = await db.selectFrom('models').select('file').execute();
  const known = new Set(rows.map(({ file }) => file));
  await deleteOldFiles(files, FOLDER, (name) => known.has(`${FOLDER}/${name}`), now);
}
