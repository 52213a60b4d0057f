import { sql } from 'kysely';
import pLimit from 'p-limit';
import { deleteOldFiles, type StoredFiles } from '../../../platform/files/stored-files.ts';

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
export const placeOfPicture = (id: string) => `DATA_DIR/${keyOfPicture(`${id}.webp`)}`;

/** Ids are checked by the callers. */
export const keyOfPicture = (file: string) => `${FOLDER}/${file}`;

// Encoding uses a whole core: the API must stay quick.
const encoding = pLimit(1);

/** `review-pictures/{id}.webp` and `{id}-small.webp`, in no folder that is served. */
export function pictureFiles(files: StoredFiles) {
  const arrivedAt = (id: string) => `attachments/${id}`;
  return {
    /** Encodes a picture that has arrived and was checked as an enquiry's are; once more, so that it is WebP and small. */
    async make(id: string): Promise<void> {
      const bytes = await files.read(arrivedAt(id));
      // The same request, sent twice, has just taken it.
      if (!bytes) return;
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
      await files.put(keyOfPicture(`${id}.webp`), large, 'image/webp');
      await files.put(keyOfPicture(`${id}-small.webp`), small, 'image/webp');
    },

    /** Of a picture that a review has taken. */
    dropArrived: (id: string) => files.delete(arrivedAt(id)),

    /** Deletes the files of pictures that no review has, a day later: until then one may be on its way. */
    forget: (known: ReadonlySet<string>, now: Date) =>
      deleteOldFiles(files, FOLDER, (name) => known.has(name.replace(/(-small)?\.webp$/, '')), now),
  };
}
export type PictureFiles = ReturnType<typeof pictureFiles>;
