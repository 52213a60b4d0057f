import type { Db } from '../../platform/database/schema.ts';
import { deleteOldFiles, type StoredFiles } from '../../platform/files/stored-files.ts';
import { DOWNLOAD_FOLDER } from './product-files.ts';

/** Deletes the downloads of no product, a day after they came: a refused import and a replaced file leave such. */
export async function forgetDownloads(db: Db, files: StoredFiles, now: Date): Promise<void> {
  const rows = await db.selectFrom('digital_files').select('file').execute();
  const known = new Set(rows.map(({ file }) => file));
  await deleteOldFiles(files, DOWNLOAD_FOLDER, (name) => known.has(`${DOWNLOAD_FOLDER}/${name}`), now);
}
