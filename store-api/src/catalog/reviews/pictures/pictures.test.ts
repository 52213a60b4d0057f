import { randomUUID } from 'node:crypto';
import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { getProductReviews } from 'shared-contracts/api/get-product-reviews';
import { insertProductReview } from 'shared-contracts/api/insert-product-review';
import sharp from 'sharp';
import { openFiles } from '../../../platform/files/stored-files.ts';
import { attachmentsOf, drawing, noise, photograph } from '../../../testing/attachments.ts';
import { testClock } from '../../../testing/enquiries.ts';
import { operator } from '../../../testing/operator.ts';
import { anyShopper, buy, stockedProduct } from '../../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../../testing/test-app.ts';
import { catalogDataOfPeople } from '../../personal-data.ts';
import { pictureFiles } from './picture-files.ts';
import { forgetPictureFiles } from './review-pictures.ts';

const clock = testClock();

describeOnDatabase(
  'pictures of a review',
  (app) => {
    const { upload } = attachmentsOf(app, clock);
    const folder = () => join(app().settings.dataDir, 'review-pictures');
    const get = (url: string) => app().http.inject(url);

    async function buyer() {
      const as = await anyShopper(app());
      const productId = await stockedProduct(app().db, { price: 9_000 });
      await buy(app(), as, [{ ProductId: productId, Quantity: 1 }]);
      const review = (PictureIDs: readonly string[]) => ({
        ProductId: productId,
        Rating: 4,
        Title: 'Not one creak',
        Body: 'We have had it since the monsoon.',
        PictureIDs: [...PictureIDs],
        IdempotencyKey: randomUUID(),
      });
      return { as, productId, review };
    }
    /** A review with pictures that waits for approval. */
    async function reviewed(pictures: readonly Buffer[]) {
      const { as, productId, review } = await buyer();
      const ids: string[] = [];
      for (const picture of pictures) ids.push((await upload(picture)).id);
      await app().call(insertProductReview, review(ids), as);
      const { review_id: reviewId } = await app()
        .db.selectFrom('product_reviews')
        .select('review_id')
        .where('product_id', '=', productId)
        .executeTakeFirstOrThrow();
      const moderate = (...words: string[]) => operator(app(), ['reviews', ...words], clock.now);
      const shown = async () => (await app().call(getProductReviews, { ProductId: productId })).reviews[0]?.Pictures;
      return { as, ids, reviewId: String(reviewId), moderate, shown };
    }

    it('are served once it is approved, upright, without place and camera, and no more when it is rejected [CAT-19] [SEC-02]', async () => {
      const { ids, reviewId, moderate, shown } = await reviewed([await photograph()]);
      const [id = ''] = ids;
      const urls = [`/media/reviews/${id}.webp`, `/media/reviews/${id}-small.webp`];
      for (const url of urls) expect((await get(url)).statusCode).toBe(404);
      expect((await moderate('list')).lines.join('\n')).toMatch(/Pictures[\s\S]* no +1 +Not one creak/);
      expect((await moderate('pictures', reviewId)).lines.join('\n')).toContain(`DATA_DIR/review-pictures/${id}.webp`);

      await moderate('approve', reviewId);
      await expect(shown()).resolves.toEqual([{ Url: urls[0], Thumbnail: urls[1] }]);
      const [large, small] = await Promise.all(urls.map(get));
      expect(large?.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-cache' });
      const { width, height, exif, orientation } = await sharp(large?.rawPayload).metadata();
      // The telephone lay on its side: 600 by 400 in the file.
      expect({ width, height, exif, orientation }).toEqual({
        width: 400,
        height: 600,
        exif: undefined,
        orientation: undefined,
      });
      for (const marks of ['GPS', 'Exif', 'Telephone']) expect(large?.rawPayload.includes(marks)).toBe(false);
      expect(await sharp(small?.rawPayload).metadata()).toMatchObject({ width: 192, height: 192 });

      await moderate('reject', reviewId);
      for (const url of urls) expect((await get(url)).statusCode).toBe(404);
    });

    it('are removed singly by the shop, from a page that shows them too [CAT-19]', async () => {
      const { ids, reviewId, moderate, shown } = await reviewed([
        await noise(30, 20).png().toBuffer(),
        await noise(20, 30).webp().toBuffer(),
      ]);
      await moderate('approve', reviewId);
      expect(await shown()).toHaveLength(2);
      await moderate('remove-picture', reviewId, '1');
      await expect(shown()).resolves.toMatchObject([{ Url: `/media/reviews/${ids[1]}.webp` }]);
      expect((await get(`/media/reviews/${ids[0]}.webp`)).statusCode).toBe(404);
      expect((await moderate('remove-picture', reviewId, '1')).faults.join()).toContain('has no picture 1');
    });

    it('are in what a person downloads, and gone with their account [ACC-14] [CAT-19]', async () => {
      const { as, ids, reviewId, moderate, shown } = await reviewed([await photograph()]);
      await moderate('approve', reviewId);
      const url = `/media/reviews/${ids[0]}.webp`;
      const person = { userId: Number(as.userId), email: 'asha@example.in', isEmailProven: false };
      const { reviews } = await catalogDataOfPeople.held(app().db, person);
      expect(reviews).toMatchObject([{ title: 'Not one creak', pictures: [url] }]);
      await app()
        .db.transaction()
        .execute((trx) => catalogDataOfPeople.erase(trx, person, clock.now()));
      expect((await get(url)).statusCode).toBe(404);
      await expect(shown()).resolves.toBeUndefined();
    });

    it('lose their files a day after their review is deleted, which others do not [CAT-19]', async () => {
      const gone = await reviewed([await photograph()]);
      const stays = await reviewed([await photograph()]);
      await app().db.deleteFrom('product_reviews').where('review_id', '=', Number(gone.reviewId)).execute();
      const twoDaysAgo = new Date(clock.now().getTime() - 2 * 24 * 3_600_000);
      for (const name of await readdir(folder())) await utimes(join(folder(), name), twoDaysAgo, twoDaysAgo);
      await forgetPictureFiles(app().db, pictureFiles(openFiles(app().settings)), clock.now());
      const left = await readdir(folder());
      expect(left.filter((name) => name.includes(String(gone.ids[0])))).toEqual([]);
      expect(left.filter((name) => name.includes(String(stays.ids[0])))).toHaveLength(2);
    });

    it('that are none, are not there, or have been used are refused, and the review with them [CAT-19] [SEC-02]', async () => {
      const { as, productId, review } = await buyer();
      const { id: pdf } = await upload(await drawing());
      const { id: bomb, answer } = await upload(
        await sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      );
      expect(answer).toMatchObject({ State: 'refused', Because: 'too-many-pixels' });
      const { id } = await upload(await photograph());
      const used = await reviewed([await photograph()]);
      for (const ids of [[pdf], [bomb], [randomUUID()], [id, id], used.ids, [id, pdf]]) {
        const { status, problem } = await app().refused(insertProductReview, review(ids), as);
        expect([status, problem.errors?.[0]?.path]).toEqual([400, 'PictureIDs']);
      }
      const four = await app().refused(insertProductReview, review([id, id, id, id]), as);
      expect(four.problem.errors?.[0]?.path).toBe('PictureIDs');
      const written = app().db.selectFrom('product_reviews').selectAll().where('product_id', '=', productId);
      await expect(written.execute()).resolves.toEqual([]);

      const right = review([id]);
      await app().call(insertProductReview, right, as);
      await expect(app().call(insertProductReview, right, as)).resolves.toEqual([
        { ResponseMsg: 'Saved Successfully' },
      ]);
    });

    it('of a person who did not buy the product are not encoded [CAT-19]', async () => {
      const { review } = await buyer();
      const { id } = await upload(await photograph());
      const answer = await app().call(insertProductReview, review([id]), await anyShopper(app()));
      expect(answer).toEqual([{ ResponseMsg: 'Not a buyer' }]);
      await expect(readFile(join(folder(), `${id}.webp`))).rejects.toThrow('ENOENT');
    });
  },
  { now: clock.now },
);
