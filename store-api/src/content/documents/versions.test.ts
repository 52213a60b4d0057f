import { getBlogComments } from 'shared-contracts/api/get-blog-comments';
import { getBlogDetail } from 'shared-contracts/api/get-blog-detail';
import { getFaqList } from 'shared-contracts/api/get-faq-list';
import { getWebContent } from 'shared-contracts/api/get-web-content';
import type { Db } from '../../platform/database/schema.ts';
import type { Job } from '../../platform/jobs.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { CONTENT_KINDS, faqs, pages, posts } from '../kinds.ts';
import type { ContentKind } from './content-kind.ts';
import { readDocument } from './content-kind.ts';
import { liveVersion } from './live.ts';
import { publishVersion, saveVersion, unpublish, versionsOf } from './versions.ts';

const NOON = Date.UTC(2026, 10, 21, 6, 30);
const MINUTE = 60_000;
let clock = NOON;
const now = () => new Date(clock);
const seen = (holds: () => Promise<boolean>) => until(holds, 'visitors see the change');
const after = (minutes: number) => new Date(NOON + minutes * MINUTE);
let jobs: readonly Job[] = [];

const options = {
  now,
  followsChanges: true,
  extend: (api: { readonly jobs: readonly Job[] }) => {
    jobs = api.jobs;
  },
};
const publishDue = () => jobs.find(({ name }) => name === 'publish-content')?.run();

interface Writing {
  readonly front?: object;
  readonly markdown?: string;
}

/** A draft of the About page. */
function draft(db: Db, { front = {}, markdown = 'Text.' }: Writing = {}) {
  const whole = { title: 'About us', description: 'Who we are.', ...front };
  return db
    .transaction()
    .execute((trx) => saveVersion(trx, pages, 'aboutus', { front: whole, markdown }, { now: now(), by: 'uid-7' }));
}

const show = (db: Db, version: number, from: Date, until: Date | null = null) =>
  db.transaction().execute((trx) => publishVersion(trx, pages, 'aboutus', { version, from, until, now: now() }));

describe('the version that visitors see', () => {
  const version = (number: number, from: number, until: number | null = null) => ({
    version: number,
    publish_at: after(from),
    end_at: until === null ? null : after(until),
  });

  it.each([
    ['is the last one published by now', [version(1, -20), version(2, -10), version(3, 10)], 2],
    ['is not the one whose time has not come', [version(1, 10)], null],
    ['is none after its end: what it replaced does not come back', [version(1, -20), version(2, -10, -5)], null],
    ['ends in the moment of its end', [version(1, -20, 0)], null],
    ['begins in the moment of its publication', [version(1, -20), version(2, 0)], 2],
    ['may be an older one, published again', [version(1, -5), version(2, -10)], 1],
  ])('%s [CON-09]', (_, versions, live) => {
    expect(liveVersion(versions, after(0))?.version ?? null).toBe(live);
  });
});

describeOnDatabase(
  'a page in versions',
  (app) => {
    const title = async () => (await app().call(getWebContent, { PageName: 'aboutus' }))?.Title ?? null;

    beforeEach(() => {
      clock = NOON;
    });

    it('hides a draft, and shows a published one within a second, also in cached answers [CON-09]', async () => {
      expect(await title()).toBe('About us');
      const { version, isNew } = await draft(app().db, { front: { title: 'About the makers' } });
      expect([version, isNew]).toEqual([2, true]);
      expect(await title()).toBe('About us');
      await show(app().db, version, now());
      await seen(async () => (await title()) === 'About the makers');
    });

    it('takes an equal document for the same version [CON-09]', async () => {
      const first = await draft(app().db, { front: { title: 'Twice' } });
      expect(await draft(app().db, { front: { title: 'Twice' } })).toEqual({ version: first.version, isNew: false });
    });

    it('appears and ends at its times by itself, while the answers are cached [CON-09]', async () => {
      const { version } = await draft(app().db, { front: { title: 'Diwali at the workshop' } });
      await show(app().db, version, after(10), after(20));
      await publishDue();
      const usual = await title();
      expect(usual).not.toBe('Diwali at the workshop');
      clock = NOON + 10 * MINUTE;
      await publishDue();
      await seen(async () => (await title()) === 'Diwali at the workshop');
      clock = NOON + 20 * MINUTE;
      await publishDue();
      await seen(async () => (await title()) === null);
    });

    it('is taken out, and its planned version with it; an older one comes back when published again [CON-09]', async () => {
      const one = await draft(app().db, { front: { title: 'One' } });
      await show(app().db, one.version, now());
      const two = await draft(app().db, { front: { title: 'Two' } });
      await show(app().db, two.version, after(5));
      await seen(async () => (await title()) === 'One');
      const { db } = app();
      await db.transaction().execute((trx) => unpublish(trx, pages, 'aboutus', { at: now(), now: now() }));
      await seen(async () => (await title()) === null);
      clock = NOON + 6 * MINUTE;
      await publishDue();
      expect(await title()).toBeNull();
      await show(db, one.version, now());
      await seen(async () => (await title()) === 'One');
    });

    it('keeps all versions, with their times and who wrote them [CON-09]', async () => {
      const versions = await versionsOf(app().db, pages, 'aboutus');
      expect(versions.map(({ version }) => version)).toEqual(versions.map((_, index) => versions.length - index));
      expect(versions[0]).toMatchObject({ created_by: 'uid-7', markdown: 'Text.' });
      expect(versions.at(-1)).toMatchObject({ version: 1, created_by: '' });
    });

    it('is published by several processes at once [CON-09]', async () => {
      const { version } = await draft(app().db, { front: { title: 'By many' } });
      await show(app().db, version, after(30));
      clock = NOON + 30 * MINUTE;
      await Promise.all(Array.from({ length: 8 }, publishDue));
      await seen(async () => (await title()) === 'By many');
    });
  },
  options,
);

describeOnDatabase('the other kinds of content', (app) => {
  const publish = (kind: ContentKind, name: string, front: object, markdown: string) =>
    app()
      .db.transaction()
      .execute(async (trx) => {
        const { version } = await saveVersion(trx, kind, name, { front, markdown }, { now: new Date(), by: '' });
        await publishVersion(trx, kind, name, { version, from: new Date(), until: null, now: new Date() });
      });

  it('change as one: a group of questions loses those that its document lost [CON-09]', async () => {
    await publish(faqs, 'home', { group: 'Home', order: 4 }, '## Only one?\n\nYes, *one*.');
    expect(await app().call(getFaqList, { GroupName: 'Home' })).toEqual([
      expect.objectContaining({ GroupName: 'Home', Question: 'Only one?', Answer: '<p>Yes, <em>one</em>.</p>' }),
    ]);
  });

  it('keep what belongs to them: a post that is taken out and comes back has its comments [CON-09]', async () => {
    const Slug = 'where-the-quilts-go';
    const { db } = app();
    const post = await db.selectFrom('blog_posts').select('post_id').where('slug', '=', Slug).executeTakeFirstOrThrow();
    const comment = { ...post, name: 'Asha', email: 'asha@example.com', message: 'Under the bed.' };
    await db
      .insertInto('blog_comments')
      .values({ ...comment, status: 'approved' })
      .execute();
    await db.transaction().execute((trx) => unpublish(trx, posts, Slug, { at: new Date(), now: new Date() }));
    expect(await app().call(getBlogDetail, { Slug })).toBeNull();
    const front = { title: 'Quilts', excerpt: 'Where they go.', author: 'Asha', picture: 'room:bedroom' };
    await publish(posts, Slug, front, 'In the box.');
    expect(await app().call(getBlogDetail, { Slug })).toMatchObject({ Title: 'Quilts', Content: '<p>In the box.</p>' });
    expect(await app().call(getBlogComments, { Slug })).toHaveLength(1);
  });

  it('show no script that a document brings [CON-09] [CAT-18]', async () => {
    const front = { title: 'Care', description: 'How to keep it.' };
    await publish(
      pages,
      'care',
      front,
      'Dust.<script>alert(1)</script> <img src=x onerror=alert(1)>\n\n[a](javascript:b)',
    );
    const { DataContent = '' } = (await app().call(getWebContent, { PageName: 'care' })) ?? {};
    expect(DataContent).not.toMatch(/script|onerror/);
    expect(DataContent).toContain('Dust.');
  });
});

describeOnDatabase('the documents of the seed', (app) => {
  it.each(CONTENT_KINDS.map((kind) => [kind.plural, kind] as const))('%s have no fault [CON-09]', async (_, kind) => {
    const items = await app()
      .db.selectFrom('content_versions')
      .select(['name', 'front', 'markdown'])
      .where('kind', '=', kind.plural)
      .execute();
    expect(items.length).toBeGreaterThan(1);
    for (const { name, ...raw } of items) {
      const read = readDocument(kind, name, raw);
      expect(read).toMatchObject({ ok: true });
      if (read.ok)
        expect([name, await kind.faults?.(app().db, read.document)]).toEqual([name, kind.faults ? [] : undefined]);
    }
  });
});
