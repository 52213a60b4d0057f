import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import { deleteOld } from '../../../platform/delete-old.ts';
import { writeWhole } from '../../../platform/pictures/write-whole.ts';

const FOLDER = 'review-pictures';
/** Long side of a picture, and both sides of a thumbnail, which is shown at half of it. In pixels. */
const WIDEST = 1600;
const THUMBNAIL = 192;
const QUALITY = 82;

/** For a backup. */
export const REVIEW_PICTURE_FILES = sql<{
  path: string;
}>`select ${`${FOLDER}/`} || picture_id || ending as path from review_pictures cross join (values ('.webp'), ('-small.webp')) as files (ending)`;

/** Where an operator finds a picture. */
export const placeOfPicture = (id: string) => `DATA_DIR/${FOLDER}/${id}.webp`;

// Encoding uses a whole core: the API must stay quick.
const encoding = pLimit(1);

/** `DATA_DIR/review-pictures/{id}.webp` and `{id}-small.webp`, in no folder that is served. Ids are checked by their callers. */
export function pictureFiles(dataDir: string) {
  const folder = join(dataDir, FOLDER);
  const arrivedAt = (id: string) => join(dataDir, 'attachments', id);
  return {
    folder,

    /** Encodes a picture that has arrived and was checked as an enquiry's are; once more, so that it is WebP and small. */
    async make(id: string): Promise<void> {
      const bytes = await readFile(arrivedAt(id)).catch(() => null);
      // The same request, sent twice, has just taken it.
      if (!bytes) return;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { default: sharp } = await import('sharp');
      const [large, small] = await encoding(() => {
        const picture = sharp(bytes, { failOn: 'error' });
        return Promise.all([
          picture
            .clone()
            .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
            .webp({ quality: QUALITY })
            .toBuffer(),
          picture.clone().resize(THUMBNAIL, THUMBNAIL).webp({ quality: QUALITY }).toBuffer(),
        ]);
      });
      await writeWhole(join(folder, `${id}.webp`), large);
      await writeWhole(join(folder, `${id}-small.webp`), small);
    },

    /** Of a picture that a review has taken. */
    dropArrived: (id: string) => rm(arrivedAt(id), { force: true }),

    /** Deletes the files of pictures that no review has, a day later: until then one may be on its way. */
    forget: (known: ReadonlySet<string>, now: Date) =>
      deleteOld(folder, (name) => known.has(name.replace(/(-small)?\.webp$/, '')), now),
  };
}
export type PictureFiles = ReturnType<typeof pictureFiles>;
