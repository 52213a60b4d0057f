import { sql } from 'kysely';
import { deleteOldFiles, namesOf, type StoredFiles } from '../../../platform/files/stored-files.ts';
import type { ArrivingFiles } from './arriving-files.ts';
import { partOnDisk } from './part-on-disk.ts';
import { partsInBucket } from './parts-in-bucket.ts';

/** For a backup. One that has not come whole comes again. */
export const ATTACHMENT_FILES = sql<{
  path: string;
}>`select 'attachments/' || attachment_id as path from enquiry_attachments where state = 'kept'`;

const FOLDER = 'attachments';

/** Files of enquiries, checked ones as `attachments/{id}`. */
export function attachmentFiles(files: StoredFiles) {
  const keyOf = (id: string) => `${FOLDER}/${id}`;
  const arriving: ArrivingFiles = files.isShared ? partsInBucket(files) : partOnDisk(files.folder);
  return {
    ...arriving,
    keyOf,
    keep: (id: string, content: Buffer, type: string) => files.put(keyOf(id), content, type),

    /** Deletes files that no enquiry has, a day later, and parts of files an hour later: until then one may be on its way. */
    async forget(isKnown: (ids: readonly string[]) => Promise<ReadonlySet<string>>, now: Date): Promise<void> {
      await arriving.forgetParts(now);
      const known = await isKnown([...(await namesOf(files, FOLDER))].filter((name) => !name.includes('.')));
      // Of a file that was being stored there is 'ID.SOMETHING.part'.
      await deleteOldFiles(files, FOLDER, (name) => known.has(name), now);
    },
  };
}
export type AttachmentFiles = ReturnType<typeof attachmentFiles>;
