import { randomUUID } from 'node:crypto';
import { getBlogComments } from 'shared-contracts/api/get-blog-comments';
import { getBlogDetail } from 'shared-contracts/api/get-blog-detail';
import { getBlogList } from 'shared-contracts/api/get-blog-list';
import { getFormToken } from 'shared-contracts/api/get-form-token';
import { insertBlogComment } from 'shared-contracts/api/insert-blog-comment';
import type { BlogPostItem } from 'shared-contracts/api/shapes/blog-post';
import { BLOG_SORT_COLUMNS } from 'shared-contracts/domain/constants';
import { knownDevice } from '../../testing/known-device.ts';
import { ARABIC_READER, describeOnDatabase, type TestApp } from '../../testing/test-app.ts';

const DINING_ROOM = 'how-to-choose-dining-room-furniture';
let clock = Date.UTC(2026, 10, 21, 9);
const wait = (ms: number) => {
  clock += ms;
};
const options = { now: () => new Date(clock) };

/** A form with a person's timing. The first minute passes for the rate limit. */
async function written(app: TestApp, more: Record<string, unknown> = {}) {
  wait(61_000);
  const { FormToken } = await app.call(getFormToken, {});
  wait(20_000);
  return {
    Slug: DINING_ROOM,
    Name: 'Asha Rao',
    Email: 'asha@example.com',
    Message: 'We <b>measured</b> twice.',
    FormToken,
    IdempotencyKey: randomUUID(),
    ...more,
  };
}

const storedComments = (app: TestApp) => app.db.selectFrom('blog_comments').selectAll().execute();

describeOnDatabase(
  'the journal',
  (app) => {
    it('has at least thirteen posts, twelve on a page, the newest first [CON-04]', async () => {
      const first = await app().call(getBlogList, {});
      const second = await app().call(getBlogList, { PageNo: 2 });
      expect(first).toHaveLength(12);
      expect(first[0]?.TotalRecords).toBeGreaterThanOrEqual(13);
      expect(first.length + second.length).toBe(first[0]?.TotalRecords);
      const dates = [...first, ...second].map((post) => Date.parse(post.PublishedOn));
      expect(dates).toEqual([...dates].sort((a, b) => b - a));
      expect(new Set(dates).size).toBe(dates.length);
      expect(await app().call(getBlogList, { PageNo: 3 })).toEqual([]);
    });

    it.each([
      [BLOG_SORT_COLUMNS.oldest, (post: BlogPostItem) => Date.parse(post.PublishedOn), 1],
      [BLOG_SORT_COLUMNS.newest, (post: BlogPostItem) => Date.parse(post.PublishedOn), -1],
      [BLOG_SORT_COLUMNS['title-ascending'], (post: BlogPostItem) => post.Title.toLowerCase(), 1],
      [BLOG_SORT_COLUMNS['title-descending'], (post: BlogPostItem) => post.Title.toLowerCase(), -1],
    ] as const)('sorts by %s over all pages [CON-04]', async (OrderByColumnName, of, direction) => {
      const pages = await Promise.all(
        [1, 2].map((PageNo) => app().call(getBlogList, { PageNo, PageSize: 12, OrderByColumnName })),
      );
      const keys = pages.flat().map((post): string | number => of(post));
      expect(keys.length).toBeGreaterThanOrEqual(13);
      expect(keys).toEqual([...keys].sort((a, b) => (a < b ? -direction : direction)));
    });

    it.each([
      [BLOG_SORT_COLUMNS['title-ascending'], 1],
      [BLOG_SORT_COLUMNS['title-descending'], -1],
    ] as const)(
      'sorts in Arabic by the Arabic title, %s over all pages [CON-04] [SH-21]',
      async (OrderByColumnName, direction) => {
        const pages = await Promise.all(
          [1, 2].map((PageNo) => app().call(getBlogList, { PageNo, PageSize: 12, OrderByColumnName }, ARABIC_READER)),
        );
        const titles = pages.flat().map(({ Title }) => Title);
        expect(titles.length).toBeGreaterThanOrEqual(13);
        expect(titles.filter((title) => !/\p{Script=Arabic}/u.test(title))).toEqual([]);
        const { compare } = new Intl.Collator('ar');
        expect(titles).toEqual(titles.toSorted((one, other) => direction * compare(one, other)));
      },
    );

    it('has real articles: headed, of some length, with a picture, an author and links into the store', async () => {
      const listed = await app().call(getBlogList, { PageSize: 100 });
      for (const { Slug, Title, ReadingMinutes } of listed) {
        const post = await app().call(getBlogDetail, { Slug });
        const words = post?.Content.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];
        expect(words.length).toBeGreaterThanOrEqual(300);
        expect(words.length).toBeLessThanOrEqual(700);
        expect(post?.Content).toMatch(/<h2>.*<\/h2>/);
        expect(post?.Content).not.toContain('<h1');
        expect(post?.Content).toContain('href="/');
        expect(post).toMatchObject({
          Title,
          Author: expect.stringMatching(/\w+ \w+/),
          Meta_Description: post?.Excerpt,
        });
        expect(post?.Image.Url).toMatch(/^\/media\/[0-9a-f]{20}$/);
        expect(ReadingMinutes).toBe(Math.max(1, Math.round(words.length / 200)));
      }
    });

    it('has the dining-room article of Jun 28, 2023, by its slug in any case [CON-05]', async () => {
      const post = await app().call(getBlogDetail, { Slug: DINING_ROOM.toUpperCase() });
      expect(post).toMatchObject({ Slug: DINING_ROOM, Title: 'How to choose dining room furniture' });
      expect(post?.PublishedOn.slice(0, 10)).toBe('2023-06-28');
      expect(Date.parse(post?.ModifiedOn ?? '')).toBeGreaterThanOrEqual(Date.parse(post?.PublishedOn ?? ''));
      await expect(app().call(getBlogDetail, { Slug: 'no-such-post' })).resolves.toBeNull();
    });

    it('links only to existing categories and pages', async () => {
      const rows = await app().db.selectFrom('blog_posts').select('content').execute();
      const targets = rows.flatMap(({ content }) => [...content.matchAll(/href="([^"]*)"/g)].map(([, href]) => href));
      const slugs = new Set(
        (await app().db.selectFrom('categories').select('slug').execute()).map(({ slug }) => `/collections/${slug}`),
      );
      const pages = ['/Customized-Furniture', '/pages/care', '/pages/warranty'];
      expect(targets.filter((target) => !slugs.has(target ?? '') && !pages.includes(target ?? ''))).toEqual([]);
    });

    it('sanitises an article and hides one that is not published', async () => {
      const update = (values: object) =>
        app().db.updateTable('blog_posts').set(values).where('slug', '=', 'furniture-that-moves-with-you').execute();
      await update({ content: '<h2 onclick="x()">Hello</h2><script>alert(1)</script><a href="javascript:x()">a</a>' });
      const post = await app().call(getBlogDetail, { Slug: 'furniture-that-moves-with-you' });
      expect(post?.Content).toBe('<h2>Hello</h2><a>a</a>');
      await update({ is_published: false });
      await expect(app().call(getBlogDetail, { Slug: 'furniture-that-moves-with-you' })).resolves.toBeNull();
      const listed = await app().call(getBlogList, { PageSize: 100 });
      expect(listed.map(({ Slug }) => Slug)).not.toContain('furniture-that-moves-with-you');
    });

    it.each([
      [getBlogList, { OrderByColumnName: 'Author ASC' }, 'OrderByColumnName'],
      [getBlogList, { PageSize: 0 }, 'PageSize'],
      [getBlogDetail, { Slug: '' }, 'Slug'],
      [getBlogComments, {}, 'Slug'],
    ])('refuses what the contract does not allow: %#', async (call, parameters, field) => {
      const { status, problem } = await app().refused(call, parameters);
      expect([status, problem.errors?.[0]?.path]).toEqual([400, field]);
    });
  },
  options,
);

describeOnDatabase(
  'a comment on a post',
  (app) => {
    it('is stored, and shown once approved, oldest first and without the e-mail address [CON-05]', async () => {
      for (const Message of ['First & foremost', 'Second']) {
        const answer = await app().call(insertBlogComment, await written(app(), { Message }));
        expect(answer).toEqual([{ ResponseMsg: 'Saved Successfully' }]);
      }
      await expect(app().call(getBlogComments, { Slug: DINING_ROOM })).resolves.toEqual([]);
      await app().db.updateTable('blog_comments').set({ status: 'approved' }).execute();
      const shown = await app().call(getBlogComments, { Slug: DINING_ROOM });
      expect(shown.map(({ Name, Message }) => ({ Name, Message }))).toEqual([
        { Name: 'Asha Rao', Message: 'First & foremost' },
        { Name: 'Asha Rao', Message: 'Second' },
      ]);
      expect(JSON.stringify(shown)).not.toContain('@example.com');
    });

    it('is stored once for repeated requests, also twenty in parallel [CON-06]', async () => {
      const before = (await storedComments(app())).length;
      const comment = await written(app());
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, place) =>
          app().http.inject({
            method: 'POST',
            url: insertBlogComment.path,
            remoteAddress: `10.0.0.${place + 1}`,
            payload: { requestParameters: comment },
          }),
        ),
      );
      expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200));
      expect((await storedComments(app())).length).toBe(before + 1);
    });

    it('is refused with 409 when its key was used for another text [CON-06]', async () => {
      const comment = await written(app());
      await app().call(insertBlogComment, comment);
      const { status } = await app().refused(insertBlogComment, { ...comment, Message: 'Something else' });
      expect(status).toBe(409);
    });

    it.each([
      ['without a token of ours', { FormToken: 'made-up' }],
      ['with a forged token', { FormToken: `${Date.UTC(2026, 10, 21, 8)}.AAAAAAAAAAAAAAAA.${'A'.repeat(43)}` }],
    ])('%s is not stored, and the person may retry [CON-05]', async (_, more) => {
      const before = (await storedComments(app())).length;
      const answer = await app().call(insertBlogComment, await written(app(), more));
      expect(answer).toEqual([{ ResponseMsg: 'Please take a moment and try again' }]);
      expect((await storedComments(app())).length).toBe(before);
    });

    it.each([
      [2_999, 'Please take a moment and try again'],
      [3_000, 'Saved Successfully'],
      [24 * 3_600_000, 'Saved Successfully'],
      [24 * 3_600_000 + 1, 'Please take a moment and try again'],
    ])('sent %d ms after its form was begun answers %s [CON-05]', async (age, ResponseMsg) => {
      wait(61_000);
      const { FormToken } = await app().call(getFormToken, {});
      const comment = await written(app(), { FormToken });
      clock -= 81_000;
      wait(age);
      await expect(app().call(insertBlogComment, comment)).resolves.toEqual([{ ResponseMsg }]);
      wait(81_000);
    });

    it('by a program that fills in every field is answered alike and not stored [CON-05]', async () => {
      const before = (await storedComments(app())).length;
      const answer = await app().call(
        insertBlogComment,
        await written(app(), { Website: 'https://spam.example', FormToken: 'x' }),
      );
      expect(answer).toEqual([{ ResponseMsg: 'Saved Successfully' }]);
      expect((await storedComments(app())).length).toBe(before);
    });

    it('on an unknown post is refused', async () => {
      const answer = await app().call(insertBlogComment, await written(app(), { Slug: 'no-such-post' }));
      expect(answer).toEqual([{ ResponseMsg: 'Unknown post' }]);
    });

    it('is limited to ten a minute per device [CON-05] [API-03]', async () => {
      const device = await knownDevice(app());
      const comment = await written(app(), { Slug: 'no-such-post' });
      for (let time = 0; time < 10; time += 1) await app().call(insertBlogComment, comment, device);
      const { status, headers } = await app().refused(insertBlogComment, comment, device);
      expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
      wait(61_000);
      await app().call(insertBlogComment, comment);
    });

    it.each([
      [{ Name: ' ' }, 'Name'],
      [{ Email: 'asha' }, 'Email'],
      [{ Message: 'x'.repeat(2001) }, 'Message'],
      [{ Message: 'x\u0000' }, 'Message'],
      [{ IdempotencyKey: 'short' }, 'IdempotencyKey'],
      [{ FormToken: undefined }, 'FormToken'],
    ])('is refused with 400 naming the field: %#', async (more, field) => {
      const { status, problem } = await app().refused(insertBlogComment, await written(app(), more));
      expect([status, problem.errors?.[0]?.path]).toEqual([400, field]);
    });
  },
  options,
);
