import { randomUUID } from 'node:crypto';
import { getBlogComments } from 'shared-contracts/api/get-blog-comments';
import { getFormToken } from 'shared-contracts/api/get-form-token';
import { getProductReviews } from 'shared-contracts/api/get-product-reviews';
import { insertBlogComment } from 'shared-contracts/api/insert-blog-comment';
import { insertCustomizationRequest } from 'shared-contracts/api/insert-customization-request';
import { insertProductReview } from 'shared-contracts/api/insert-product-review';
import { insertSubscriber } from 'shared-contracts/api/insert-subscriber';
import { operator } from '../../testing/operator.ts';
import { anyShopper, buy, stockedProduct } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

const DINING_ROOM = 'how-to-choose-dining-room-furniture';
let clock = Date.UTC(2026, 10, 21, 9);

describeOnDatabase(
  'an operator',
  (app) => {
    const store = (typed: string) => operator(app(), typed.split(' '), () => new Date(clock));

    it('reads a buyer’s review and lets it through, or takes it out again [API-06] [CAT-19]', async () => {
      const as = await anyShopper(app());
      const ProductId = await stockedProduct(app().db, { name: 'Test Divan' });
      await buy(app(), as, [{ ProductId, Quantity: 1 }]);
      const words = { Rating: 2, Title: 'Wobbles', Body: 'On\u001b[31m our floor.', IdempotencyKey: randomUUID() };
      await app().call(insertProductReview, { ProductId, ...words }, as);

      const waiting = await store('reviews list');
      expect(waiting.lines).toEqual([
        expect.stringMatching(/^ *Id +Status +Written +Rating +Product +Name +Sample +Pictures +Title +Body$/),
        expect.stringMatching(
          /^ *\d+ +pending +2026-11-21 14:30 +2 +Test Divan +Asha R\. +no +0 +Wobbles +On \[31m our floor\.$/,
        ),
      ]);
      const id = Number.parseInt(waiting.lines[1] ?? '', 10);
      expect(await store(`reviews approve ${id}`)).toEqual({ lines: [`review ${id}: approved`], faults: [], exit: 0 });
      expect((await store('reviews list')).lines).toEqual(['No pending reviews.']);
      expect((await app().call(getProductReviews, { ProductId })).average).toBe(2);
      await store(`reviews reject ${id}`);
      expect((await app().call(getProductReviews, { ProductId })).average).toBeNull();
      expect((await store('reviews list rejected')).lines[1]).toMatch(new RegExp(`^ *${id} +rejected`));
    });

    it('changes nothing when an id is unknown or is not a number [API-06]', async () => {
      const [sample] = await app().db.selectFrom('product_reviews').select('review_id').limit(1).execute();
      const refused = await store(`reviews reject ${sample?.review_id} 999999`);
      expect(refused).toEqual({
        lines: [],
        faults: ['There is no review 999999. Nothing was changed.'],
        exit: 1,
      });
      const row = await app()
        .db.selectFrom('product_reviews')
        .select('status')
        .where('review_id', '=', sample?.review_id ?? 0)
        .executeTakeFirst();
      expect(row?.status).toBe('approved');
      expect((await store('reviews approve')).exit).toBe(1);
      expect((await store('reviews approve twelve')).faults).toEqual(["'twelve' is not an id."]);
      expect((await store('reviews list yesterday')).faults).toEqual([
        'WHICH is one of: pending, approved, rejected, all.',
      ]);
    });

    it('lists more than a page of reviews, each once [API-06]', async () => {
      const all = await app().db.selectFrom('product_reviews').select('review_id').orderBy('review_id').execute();
      expect(all.length).toBeGreaterThan(100);
      const listed = (await store('reviews list all --format jsonl')).lines.map((line) => JSON.parse(line));
      expect(listed.map(({ id }) => id)).toEqual(all.map((row) => row.review_id));
    });

    it('takes out what no customer wrote [API-06] [CAT-33]', async () => {
      expect((await store('reviews remove-samples --dry-run')).lines[0]).toMatch(
        /^Would: \d{3} sample reviews deleted$/,
      );
      const customers = await app()
        .db.selectFrom('product_reviews')
        .select('review_id')
        .where('is_sample', '=', false)
        .execute();
      expect((await store('reviews remove-samples')).exit).toBe(0);
      const left = await app().db.selectFrom('product_reviews').select('review_id').execute();
      expect(left).toEqual(customers);
      expect((await store('reviews remove-samples')).lines).toEqual(['0 sample reviews deleted']);
    });

    it('reads a comment with its e-mail address and lets it through [API-06] [CON-05]', async () => {
      const { FormToken } = await app().call(getFormToken, {});
      clock += 60_000;
      const comment = { Slug: DINING_ROOM, Name: 'Asha Rao', Email: 'asha@example.com', Message: 'Thank you.' };
      await app().call(insertBlogComment, { ...comment, FormToken, IdempotencyKey: randomUUID() });
      const waiting = JSON.parse((await store('comments list --format jsonl')).lines[0] ?? '');
      expect(waiting).toMatchObject({ name: 'Asha Rao', email: 'asha@example.com', message: 'Thank you.' });
      await store(`comments approve ${waiting.id}`);
      expect(await app().call(getBlogComments, { Slug: DINING_ROOM })).toMatchObject([{ Message: 'Thank you.' }]);
    });

    it('finds an enquiry by the reference number that the shopper has [API-06] [CAT-17]', async () => {
      expect((await store('enquiries list')).lines).toEqual(['No enquiries.']);
      const { FormToken } = await app().call(getFormToken, {});
      clock += 60_000;
      const [answer] = await app().call(insertCustomizationRequest, {
        ProductId: 1,
        FormToken,
        Name: 'Ravi Iyer',
        Email: 'ravi@example.com',
        PhoneNumber: '9876543210',
        Message: 'Narrower.\nAnd in walnut.',
        IdempotencyKey: randomUUID(),
      });
      const reference = answer?.ReferenceNumber ?? '';
      expect((await store('enquiries list customization')).lines.slice(1)).toEqual([
        expect.stringMatching(new RegExp(`^${reference} +2026-11-21 14:\\d\\d +customization +received +Ravi Iyer$`)),
      ]);
      expect((await store('enquiries list bulk')).lines).toEqual(['No enquiries.']);
      const shown = await store(`enquiries show ${reference.toLowerCase()}`);
      expect(shown.lines).toEqual(
        expect.arrayContaining(['E-mail:  ravi@example.com', 'Phone:   9876543210', 'Narrower.', 'And in walnut.']),
      );
      expect(await store('enquiries show CR-2026-000000')).toMatchObject({ exit: 1, lines: [] });
    });

    it('gets the subscribers, one a row, with the link that ends each one’s newsletter [API-06] [SH-08]', async () => {
      await app().call(insertSubscriber, { EmailAddress: 'b@example.com' });
      await app().call(insertSubscriber, { EmailAddress: 'a@example.com', LanguageCode: 'ar' });
      expect(await store('subscribers list --format csv')).toEqual({
        lines: [
          'email,language,unsubscribe',
          expect.stringMatching(/^b@example\.com,en,https?:\/\/[^,]+\/unsubscribe\?reader=[\w-]{43}$/),
          expect.stringMatching(/^a@example\.com,ar,https?:\/\/[^,]+\/ar\/unsubscribe\?reader=[\w-]{43}$/),
        ],
        faults: [],
        exit: 0,
      });
      expect((await store('subscribers list all')).exit).toBe(1);
    });
  },
  { now: () => new Date(clock) },
);
