import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBlogDetail } from 'shared-contracts/api/get-blog-detail';
import { getHomeScreenBanner } from 'shared-contracts/api/get-home-screen-banner';
import { getSiteSettings } from 'shared-contracts/api/get-site-settings';
import { getWebContent } from 'shared-contracts/api/get-web-content';
import sharp from 'sharp';
import { operator } from '../../testing/operator.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { CONTENT_KINDS } from '../kinds.ts';

// Noon in India.
const NOON = Date.UTC(2026, 10, 21, 6, 30);
let clock = NOON;
const now = () => new Date(clock);

describeOnDatabase(
  'an editor',
  (app) => {
    let folder = '';
    const store = (...words: string[]) => operator(app(), words, now);
    const write = (name: string, text: string) => writeFile(join(folder, `${name}.md`), text);
    const title = async () => (await app().call(getWebContent, { PageName: 'care' }))?.Title ?? null;

    beforeEach(async () => {
      clock = NOON;
      folder = await mkdtemp(join(tmpdir(), 'content-'));
    });
    afterEach(() => rm(folder, { recursive: true, force: true }));

    it.each(CONTENT_KINDS.map(({ plural }) => plural))(
      'has the %s as files, and bringing them back changes nothing [CON-09]',
      async (plural) => {
        const exported = await store(plural, 'export', folder);
        expect(exported).toMatchObject({ exit: 0, faults: [] });
        const files = await readdir(folder);
        expect(exported.lines).toEqual([`${files.length} ${plural} in ${folder}`]);
        const imported = await store(plural, 'import', folder, '--publish');
        expect(imported).toMatchObject({ exit: 0, lines: [`${files.length} files, 0 changed`] });
        // What is written again is the same to the byte.
        const before = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
        await store(plural, 'export', folder);
        expect(await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).toEqual(before);
      },
    );

    it('changes a file and shows it; the old version comes back by its number [CON-09]', async () => {
      await store('pages', 'export', folder, 'care');
      const text = await readFile(join(folder, 'care.md'), 'utf8');
      await write('care', text.replace('title: Furniture care', 'title: Caring for wood'));

      const tried = await store('pages', 'import', folder, '--publish', '--dry-run');
      expect(tried.lines[0]).toBe('Would: care: version 2, shown');
      expect(await title()).toBe('Furniture care');

      expect((await store('pages', 'import', folder)).lines[0]).toBe('care: version 2, a draft');
      expect(await title()).toBe('Furniture care');
      expect((await store('pages', 'list')).lines.find((line) => line.startsWith('care '))).toMatch(
        /shown, newer draft +2/,
      );

      expect((await store('pages', 'publish', 'care', '--as', 'Asha')).lines).toEqual(['care: version 2, shown']);
      expect(await title()).toBe('Caring for wood');
      expect((await store('pages', 'show', 'care')).lines).toContain('title: Caring for wood');

      const restored = await store('pages', 'restore', 'care', '1', '--as', 'Asha');
      expect(restored.lines).toEqual(['care: version 3 is version 1 again, shown']);
      expect(await title()).toBe('Furniture care');
      const [head, newest, replaced, first] = (await store('pages', 'versions', 'care')).lines;
      expect(head).toMatch(/^Version +State +From +Until +Written +By$/);
      expect(newest).toMatch(/3 +shown .*Asha$/);
      expect(replaced).toMatch(/2 +replaced .*uid-1000$/);
      expect(first).toMatch(/1 +replaced/);
    });

    it('plans a version with its end, and takes a page out [CON-09]', async () => {
      await write('care', '---\ntitle: Diwali care\ndescription: For the lamps.\n---\n\nOil.');
      const planned = await store('pages', 'import', folder, '--at', '2026-11-25 09:00', '--until', '2026-11-30');
      expect(planned.lines[0]).toBe('care: version 4, from 2026-11-25 09:00');
      expect(await title()).toBe('Furniture care');
      const line = (await store('pages', 'versions', 'care')).lines[1];
      expect(line).toMatch(/4 +planned +2026-11-25 09:00 +2026-12-01 00:00/);
      expect((await store('pages', 'unpublish', 'care')).lines).toEqual(['care: no longer shown']);
      expect(await title()).toBeNull();
      expect((await store('pages', 'versions', 'care')).lines[1]).toMatch(/4 +draft/);
      expect((await store('pages', 'list')).lines.find((one) => one.startsWith('care '))).toMatch(/ended, newer draft/);
      await store('pages', 'publish', 'care', '--version', '3');
      expect(await title()).toBe('Furniture care');
    });

    // Its one time moved into the future, and the page was gone until then.
    it('does not hide what is shown by showing it from a later time on [CON-09]', async () => {
      expect(await store('pages', 'publish', 'care', '--version', '3', '--at', '2026-11-25')).toMatchObject({
        exit: 1,
        faults: ['care: version 3 is shown already; --at would hide it until then. Nothing was changed.'],
      });
      expect(await title()).toBe('Furniture care');
      expect((await store('pages', 'publish', 'care', '--version', '3', '--until', '2026-11-30')).exit).toBe(0);
      expect(await title()).toBe('Furniture care');
    });

    it('writes a new post, and sees it on the blog [CON-09] [CON-05]', async () => {
      const front = 'title: A new chair\nexcerpt: It rocks.\nauthor: Asha\npicture: room:study';
      await write('a-new-chair', `---\n${front}\n---\n\nIt **rocks**.`);
      await store('posts', 'import', folder, '--publish');
      const post = await app().call(getBlogDetail, { Slug: 'a-new-chair' });
      expect(post).toMatchObject({
        Title: 'A new chair',
        PublishedOn: now().toISOString(),
        Content: '<p>It <strong>rocks</strong>.</p>',
      });
    });

    it('reads every fault of every file at once, and nothing is changed [CON-09]', async () => {
      await write('care', '---\ntitle: Care\n---\n\nText.');
      await write('typo', '---\ntitle: Care\ndescription: D.\ntitel: x\n---\n');
      await write('plain', 'Just text.');
      await write('Big Name', '---\ntitle: x\n---\n');
      const first = await store('pages', 'import', folder, '--publish');
      expect(first.exit).toBe(1);
      expect(first.faults.join('\n').split('\n')).toEqual([
        'Big Name.md: a name is made of small letters, digits and hyphens.',
        'plain.md: it does not begin with named values between two lines of ---.',
        'Nothing was changed.',
      ]);
      await rm(join(folder, 'plain.md'));
      await rm(join(folder, 'Big Name.md'));
      await write('pictured', '---\ntitle: P\ndescription: D.\npictures:\n  banner: [room:attic]\n---\n');
      const second = (await store('pages', 'import', folder, '--publish')).faults.join('\n');
      expect(second).toContain('care.md: description: ');
      expect(second).toContain('typo.md: titel: ');
      expect(second).toContain("pictured.md: There is no picture 'room:attic'");
      expect(await title()).toBe('Furniture care');
    });

    // A shop without samples exported its 44 documents, and none came back: they name pictures of the samples.
    it('brings back what names a picture that is gone, changed too, and adds no other such name [CON-09] [API-10]', async () => {
      const front = (banner: string) => `---\ntitle: Lamps\ndescription: D.\npictures:\n  banner: [${banner}]\n---\n`;
      await app()
        .db.insertInto('named_pictures')
        .columns(['name', 'image_id', 'alt'])
        .expression((row) =>
          row
            .selectFrom('named_pictures')
            .select([row.val('room:gone').as('name'), 'image_id', 'alt'])
            .limit(1),
        )
        .execute();
      await write('lamps', `${front('room:gone')}\nOld.`);
      expect((await store('pages', 'import', folder, '--publish')).exit).toBe(0);
      await app().db.deleteFrom('named_pictures').where('name', '=', 'room:gone').execute();
      expect(await store('pages', 'import', folder, '--publish')).toMatchObject({
        exit: 0,
        lines: ['1 files, 0 changed'],
      });
      await write('lamps', `${front('room:gone')}\nNew.`);
      expect((await store('pages', 'import', folder)).lines[0]).toBe('lamps: version 2, a draft');
      expect((await store('pages', 'publish', 'lamps')).lines).toEqual(['lamps: version 2, shown']);
      expect((await store('pages', 'restore', 'lamps', '1')).exit).toBe(0);
      await write('lamps', `${front('room:gone, room:attic')}\nNew.`);
      const { faults } = await store('pages', 'import', folder);
      expect(faults.join()).toContain("There is no picture 'room:attic'");
      expect(faults.join()).not.toContain('room:gone');
      await store('pages', 'unpublish', 'lamps');
    });

    it('brings own pictures beside the files that name them [CON-09] [API-10]', async () => {
      const wide = { width: 900, height: 500, channels: 3, background: '#9E2B25' } as const;
      await writeFile(join(folder, 'lamps.jpg'), await sharp({ create: wide }).jpeg().toBuffer());
      await writeFile(join(folder, 'note.heic'), Buffer.from('\0\0\0\x18ftypheic', 'latin1'));
      const banner = (picture: string) =>
        write(
          'lamps',
          `---\ntitle: Lamps\nsubtitle: For Diwali.\npicture: ${picture}\nlink: /collections/beds\norder: 9\n---\n`,
        );
      const slides = async () => (await app().call(getHomeScreenBanner, {})).filter(({ Title }) => Title === 'Lamps');

      await banner('lamps.jpg');
      expect((await store('banners', 'import', folder, '--publish')).faults.join()).toContain(
        "'lamps.jpg' needs words",
      );
      await banner('note.heic A note');
      expect((await store('banners', 'import', folder, '--publish')).faults.join()).toContain("'note.heic' is in HEIC");
      await banner('lamps.jpg Lamps on a low table');
      const images = async () => (await app().db.selectFrom('images').select('image_id').execute()).length;
      const before = await images();
      expect((await store('banners', 'import', folder, '--publish', '--dry-run')).lines[0]).toBe(
        'Would: lamps: version 1, shown',
      );
      expect([await images(), await slides()]).toEqual([before, []]);
      expect((await store('banners', 'import', folder, '--publish')).lines[0]).toBe('lamps: version 1, shown');
      expect(await slides()).toEqual([expect.objectContaining({ Title: 'Lamps' })]);
      expect(JSON.stringify(await slides())).toContain('Lamps on a low table');
      expect((await store('banners', 'import', folder, '--publish')).lines).toEqual(['1 files, 0 changed']);
      await store('banners', 'unpublish', 'lamps');
    });

    it('cannot promise a code that may stop working, or that is not advertised [CON-09] [PAY-05]', async () => {
      await write('diwali', '---\ntext: "5% off with NEW5"\norder: 0\n---\n');
      expect((await store('strip', 'import', folder, '--publish')).faults[0]).toContain(
        "The code NEW5 would stay in the text when it no longer works: write {code}, and 'coupon: NEW5'.",
      );
      await store('coupons', 'add', 'QUIET', '--percent', '20');
      const front = (code: string) => `---\ntext: "{percent}% off with {code}"\norder: 0\ncoupon: ${code}\n---\n`;
      await write('diwali', front('QUIET'));
      expect((await store('strip', 'import', folder)).faults[0]).toContain('The coupon QUIET is not advertised');
      await write('diwali', front('NOBODY'));
      expect((await store('strip', 'import', folder)).faults[0]).toContain('There is no coupon NOBODY.');

      await store('coupons', 'change', 'QUIET', '--advertised', 'yes');
      await write('diwali', front('quiet'));
      expect((await store('strip', 'import', folder, '--publish')).faults).toEqual([]);
      const line = async () => (await app().call(getSiteSettings, {})).strip?.text;
      expect(await line()).toBe('20% off with \u2066QUIET\u2069');
      await store('coupons', 'end', 'QUIET');
      expect(await line()).toContain('FIRST10');
    });

    it.each([
      ['pages publish nothing-such', 'There is no page nothing-such. Nothing was changed.'],
      ['pages publish care --version 99', 'care has no version 99. Nothing was changed.'],
      ['pages publish care --until 2026-11-20', '--until is in the past, or before --at.'],
      [
        'pages publish care --at tomorrow',
        '--at is a day like 2026-11-21, or a minute in India like "2026-11-21 18:30".',
      ],
      ['pages publish care --at 2026-02-30', '--at is a day like 2026-11-21.'],
      ['pages unpublish care --at 2026-11-20', '--at is in the past.'],
      ['pages show ../care', 'NAME is made of letters, digits and hyphens.'],
      ['faqs export /nowhere none', 'There is no group of questions none.'],
    ])('reads what is wrong with "%s" [CON-09]', async (typed, fault) => {
      expect(await store(...typed.split(' '))).toMatchObject({ lines: [], faults: [fault], exit: 1 });
    });
  },
  { now },
);
