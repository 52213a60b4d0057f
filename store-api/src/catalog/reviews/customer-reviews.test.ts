import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { getCustomerReviews } from 'shared-contracts/api/get-customer-reviews';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

describeOnDatabase(
  'the reviews of the whole store',
  (app) => {
    const ask = (asked: object = {}) => app().call(getCustomerReviews, asked);

    it('are the approved ones, newest first, on pages without gaps or repetitions [CON-01]', async () => {
      const { count, total, average } = await ask();
      const approved = await app()
        .db.selectFrom('product_reviews')
        .select(['review_id', 'rating'])
        .where('status', '=', 'approved')
        .orderBy('created_at', 'desc')
        .orderBy('review_id', 'desc')
        .execute();
      expect([count, total]).toEqual([approved.length, approved.length]);
      const mean = approved.reduce((sum, { rating }) => sum + rating, 0) / approved.length;
      expect(average).toBe(Math.round(10 * mean) / 10);
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(total / 10) }, (_, index) => ask({ PageNo: index + 1 })),
      );
      const ids = pages.flatMap(({ reviews }) => reviews.map(({ ReviewID }) => ReviewID));
      expect(ids).toEqual(approved.map(({ review_id }) => review_id));
      expect((await ask({ PageNo: 1_000 })).reviews).toEqual([]);
    });

    it('name their product, with the way to it and its picture [CON-01]', async () => {
      const [first] = (await ask()).reviews;
      expect(first?.Product).toMatchObject({
        Name: expect.any(String),
        Slug: expect.any(String),
        CategorySlug: expect.any(String),
        Image: { Url: expect.stringMatching(/^\/media\//) },
      });
    });

    it('are filtered by stars and top category; the counts agree with what is found [CON-01]', async () => {
      const all = await ask();
      expect(all.histogram.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1]);
      expect(all.histogram.reduce((sum, bar) => sum + bar.count, 0)).toBe(all.count);
      expect(all.categories.reduce((sum, one) => sum + one.count, 0)).toBe(all.count);
      const tops = (await app().call(getCategoriesList, { PageSize: 100 })).filter((one) => !one.ParentCategoryID);
      for (const { Slug, count } of all.categories) {
        expect(tops.map((top) => top.Slug)).toContain(Slug);
        const found = await ask({ CategorySlug: Slug, PageSize: 100 });
        expect([Slug, found.total, found.reviews.length]).toEqual([Slug, count, Math.min(100, count)]);
      }
      const [top] = all.categories;
      const both = await ask({ CategorySlug: top?.Slug, Stars: 5, PageSize: 100 });
      expect(both.reviews.every(({ Rating }) => Rating === 5)).toBe(true);
      expect(both.total).toBe(both.reviews.length);
      expect(both.histogram[0]?.count).toBe(both.total);
      expect(await ask({ CategorySlug: 'no-such' })).toMatchObject({ total: 0, reviews: [] });
    });

    it('change with a moderation, also in cached answers; a pending one shows nowhere [CON-01] [CAT-19]', async () => {
      const before = (await ask()).count;
      const review = { product_id: 1, rating: 1, title: 'Sad', body: 'It left.', reviewer_name: 'A B.' };
      await app().db.insertInto('product_reviews').values(review).execute();
      expect((await ask()).count).toBe(before);
      await app().db.updateTable('product_reviews').set({ status: 'approved' }).where('title', '=', 'Sad').execute();
      await until(async () => (await ask()).count === before + 1, 'the approved review is counted');
      expect((await ask({ Stars: 1 })).reviews[0]).toMatchObject({ Title: 'Sad', IsSample: false });
    });

    it.each([
      [{ Stars: 6 }, 'Stars'],
      [{ Stars: 1.5 }, 'Stars'],
      [{ CategorySlug: 'x'.repeat(201) }, 'CategorySlug'],
      [{ CategorySlug: '\u0000' }, 'CategorySlug'],
      [{ PageSize: 101 }, 'PageSize'],
    ])('are refused for %j', async (asked, field) => {
      const { status, problem } = await app().refused(getCustomerReviews, asked);
      expect([status, problem.errors?.[0]?.path]).toEqual([400, field]);
    });
  },
  { followsChanges: true },
);
