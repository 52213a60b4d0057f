import type { Api } from '../../../platform/http/api.ts';
import { notFound } from '../../../platform/http/problems.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import { tagged } from '../../../platform/http/tagged.ts';
import { keyOfPicture, pictureFiles } from './picture-files.ts';
import { forgetPictureFiles, PICTURES_PATH, type ReviewPictures, reviewPictures } from './review-pictures.ts';

const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-small)?\.webp$/;
const FORGET_EVERY_MS = 60 * 60_000;

/** /media/reviews/{id}.webp and {id}-small.webp, of approved reviews alone. */
export function pictureRoutes({ db, http, jobs, now, files }: Api): ReviewPictures {
  const pictures = pictureFiles(files);

  http.get<{ Params: { file: string } }>(`${PICTURES_PATH}/:file`, async (request, reply) => {
    const { file } = request.params;
    const [, id] = FILE.exec(file) ?? [];
    const shown =
      id &&
      (await db
        .selectFrom('review_pictures')
        .innerJoin('product_reviews', 'product_reviews.review_id', 'review_pictures.review_id')
        .select('product_id')
        .where('picture_id', '=', id)
        .where('status', '=', 'approved')
        .executeTakeFirst());
    if (!shown) throw notFound('There is no such picture.');
    // Asked for each time: a rejected one must not be shown from a cache. Its rejection changes the product.
    tagged(reply, [`product:${shown.product_id}`])
      .header('cache-control', 'no-cache')
      .type('image/webp');
    return sendFile({ request, reply }, files, keyOfPicture(file));
  });

  jobs.push({
    name: 'forget-review-pictures',
    everyMs: FORGET_EVERY_MS,
    run: () => forgetPictureFiles(db, pictures, now()),
  });

  return reviewPictures(db, pictures);
}
