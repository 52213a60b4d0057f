import { join } from 'node:path';
import type { BlobFacts, BlobStore } from 'shared-contracts/server-kit/blobs/blob-store';
import { openBlobs } from 'shared-contracts/server-kit/blobs/open-blobs';
import { deleteOld, namesIn } from '../delete-old.ts';
import type { Settings } from '../settings/settings.ts';
import { DAY_MS } from '../time.ts';

/** Pictures, models, downloads, attachments and backups: below DATA_DIR, or in the bucket of BLOB_STORE. */
export interface StoredFiles extends BlobStore {
  /** DATA_DIR; with a bucket it has copies of what is public. */
  readonly folder: string;
  /** They are in a bucket. */
  readonly isShared: boolean;
}

export function openFiles({ dataDir, bucket = null }: Pick<Settings, 'dataDir'> & Partial<Pick<Settings, 'bucket'>>) {
  return { ...openBlobs(dataDir, bucket), folder: dataDir, isShared: bucket !== null } satisfies StoredFiles;
}

/**
 * Deletes what is not known and was written more than a day ago: what another process has just written may not be known yet.
 * @param folder of keys, e.g. 'models'
 * @param isKnown of a name directly in it
 */
export async function deleteOldFiles(
  files: StoredFiles,
  folder: string,
  isKnown: (name: string) => boolean,
  now: Date,
): Promise<void> {
  await deleteOld(join(files.folder, folder), isKnown, now);
  if (!files.isShared) return;
  const isOld = (facts: BlobFacts | null) => facts !== null && now.getTime() - facts.modifiedAt.getTime() > DAY_MS;
  for await (const facts of files.list(`${folder}/`)) {
    const [name = ''] = facts.key.slice(folder.length + 1).split('/');
    // Asks again: the same content may have been added since the listing.
    if (!isKnown(name) && isOld(facts) && isOld(await files.head(facts.key))) await files.delete(facts.key);
  }
}

/** What is directly in a folder of keys. */
export async function namesOf(files: StoredFiles, folder: string): Promise<ReadonlySet<string>> {
  const names = new Set(await namesIn(join(files.folder, folder)));
  if (!files.isShared) return names;
  for await (const { key } of files.list(`${folder}/`)) names.add(key.slice(folder.length + 1).split('/')[0] ?? '');
  return names;
}
