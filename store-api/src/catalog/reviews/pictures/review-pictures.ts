import { sql } from 'kysely';
import type { Db } from '../../../platform/database/schema.ts';
import { invalidField } from '../../../platform/http/problems.ts';
import type { PictureFiles } from './picture-files.ts';

export const PICTURES_PATH = '/media/reviews';

/** The ids of a review's pictures as a column of a query of reviews, in order. */
export const pictureIds = sql<string[]>`array(
  select picture_id::text from review_pictures
  where review_pictures.review_id = product_reviews.review_id order by position
)`.as('pictures');

/** Nothing where there are none: an answer is not longer by what few reviews have. */
export const asPictures = (ids: readonly string[]) =>
  ids.length === 0
    ? {}
    : {
        Pictures: ids.map((id) => ({
          Url: `${PICTURES_PATH}/${id}.webp`,
          Thumbnail: `${PICTURES_PATH}/${id}-small.webp`,
        })),
      };

/** Files that arrived and belong to nothing yet become pictures of a review. */
export function reviewPictures(db: Db, files: PictureFiles) {
  return {
    /** Encodes them, outside of any transaction. What a repeated request names is no longer there, and not needed. */
    async make(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      const rows = await db
        .selectFrom('enquiry_attachments')
        .select('attachment_id')
        .where('attachment_id', 'in', ids)
        .where('enquiry_id', 'is', null)
        .where('state', '=', 'kept')
        .where('media_type', 'like', 'image/%')
        .execute();
      for (const { attachment_id } of rows) await files.make(attachment_id);
    },

    /** Gives them to a review, in its transaction. Throws 400 naming the field when one is not there to be given. */
    async give(trx: Db, reviewId: number, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      const taken = await trx
        .deleteFrom('enquiry_attachments')
        .where('attachment_id', 'in', ids)
        .where('enquiry_id', 'is', null)
        .where('state', '=', 'kept')
        .where('media_type', 'like', 'image/%')
        .returning('attachment_id')
        .execute();
      if (taken.length !== ids.length) {
        throw invalidField('PictureIDs', 'A picture is no longer here. Please add it again.');
      }
      await trx
        .insertInto('review_pictures')
        .values(ids.map((id, index) => ({ picture_id: id, review_id: reviewId, position: index + 1 })))
        .execute();
    },

    /** Once that is committed. */
    dropArrived: (ids: readonly string[]) => Promise.all(ids.map(files.dropArrived)),
  };
}
export type ReviewPictures = ReturnType<typeof reviewPictures>;

export async function forgetPictureFiles(db: Db, files: PictureFiles, now: Date): Promise<void> {
  const rows = await db.selectFrom('review_pictures').select('picture_id').execute();
  await files.forget(new Set(rows.map(({ picture_id }) => picture_id)), now);
}
