import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiCall } from 'shared-contracts/api/call';
import { getBlogDetail } from 'shared-contracts/api/get-blog-detail';
import { getBlogList } from 'shared-contracts/api/get-blog-list';
import { getFaqList } from 'shared-contracts/api/get-faq-list';
import { getHomeScreenBanner } from 'shared-contracts/api/get-home-screen-banner';
import { getSiteSettings } from 'shared-contracts/api/get-site-settings';
import { getSpecialOffers } from 'shared-contracts/api/get-special-offers';
import { getStudios } from 'shared-contracts/api/get-studios';
import { getTestimonials } from 'shared-contracts/api/get-testimonials';
import { getWebContent, PAGE_NAMES } from 'shared-contracts/api/get-web-content';
import { htmlTexts } from '../platform/translations/html-texts.ts';
import { askInLanguage } from '../testing/ask-in-language.ts';
import { operator } from '../testing/operator.ts';
import { describeOnDatabase } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';

const ARABIC = /\p{Script=Arabic}/u;

describeOnDatabase(
  'the documents in Arabic',
  (app) => {
    const ask = <Call extends ApiCall>(call: Call, requestParameters: object, language = 'ar') =>
      askInLanguage(app(), language, call, requestParameters);
    const page = async (name: string) => {
      const found = await ask(getWebContent, { PageName: name });
      if (!found) throw new Error(`there is no page ${name}`);
      return found;
    };
    const store = (...words: string[]) => operator(app(), words);
    async function translate(rows: string) {
      const file = join(app().settings.dataDir, 'more.csv');
      await writeFile(file, `shown_from,english,translated\n${rows}\n`);
      expect((await store('translations', 'import', 'ar', file)).faults).toEqual([]);
    }

    async function publish(kind: string, name: string, front: string) {
      const folder = join(app().settings.dataDir, kind);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${name}.md`), `---\n${front}\n---\n`);
      expect((await store(kind, 'import', folder, '--publish')).faults).toEqual([]);
    }

    it.each(PAGE_NAMES)('have %s: its head and every block of its text [SH-21]', async (name) => {
      const { Title, Meta_Description, Meta_Keyword, DataContent, Pictures } = await page(name);
      const texts = [Title, Meta_Description, Meta_Keyword, ...Pictures.map(({ Image }) => Image.Alt)];
      expect([...texts, ...htmlTexts(DataContent)].filter((text) => !ARABIC.test(text))).toEqual([]);
      const english = await ask(getWebContent, { PageName: name }, 'en');
      // The same blocks and links: a policy lacks no clause.
      const tags = (html = '') => html.match(/<[^>]*>/g);
      expect(tags(DataContent)).toEqual(tags(english?.DataContent));
    });

    it('have the sentences of JSON-LD, whose names and codes stay [SH-21]', async () => {
      expect(JSON.parse((await page('home')).Meta_Schema)).toMatchObject({
        '@type': 'FurnitureStore',
        name: 'Kashtha & Co.',
        areaServed: 'IN',
        description: expect.stringMatching(ARABIC),
      });
    });

    it('have questions, slides, quotes, studios, offers, the strip, the footer and the film; a question keeps its address [SH-21]', async () => {
      const faqs = await ask(getFaqList, {});
      const english = await ask(getFaqList, {}, 'en');
      const addresses = (list: typeof faqs) => list.map(({ GroupSlug, QuestionSlug }) => [GroupSlug, QuestionSlug]);
      expect(addresses(faqs)).toEqual(addresses(english));
      expect(faqs[0]).toMatchObject({ GroupSlug: 'product-related', QuestionSlug: 'is-it-really-solid-wood' });
      const site = await ask(getSiteSettings, {});
      const texts = [
        ...faqs.flatMap(({ GroupName, Question, Answer }) => [GroupName, Question, ...htmlTexts(Answer)]),
        ...(await ask(getHomeScreenBanner, {})).flatMap(({ Title, Subtitle, AltText }) => [Title, Subtitle, AltText]),
        ...(await ask(getTestimonials, {})).flatMap(({ Quote, Name, City, Image }) => [Quote, Name, City, Image.Alt]),
        ...(await ask(getSpecialOffers, {})).flatMap(({ Title, Text, Action, Image }) => [
          ...[Title, Text ?? Title, Action],
          Image?.Alt ?? '',
        ]),
        ...(await ask(getStudios, {})).flatMap(({ Name, Address, Directions }) => [Name, Address, Directions]),
        ...site.mapPoints.slice(1).flatMap(({ name, address }) => [name, address]),
        ...site.menus.flatMap(({ title, links }) => [title, ...links.map(({ text }) => text)]),
        site.strip?.text ?? '',
        site.video?.title ?? '',
        ...[site.address, site.grievanceOfficer.name],
      ];
      expect(texts.filter((text) => !ARABIC.test(text))).toEqual([]);
      // Asked for by its name in English, whatever the language.
      expect(await ask(getFaqList, { GroupName: 'Home' })).toHaveLength(6);
    });

    it('have a slide with a coupon, whose words are filled in afterwards [SH-21] [CON-09]', async () => {
      const { db } = app();
      const row = { title: '{percent}% off beds', subtitle: 'Only now: code {code}.', coupon: 'NEW5' };
      await db.updateTable('banners').set(row).where('name', '=', 'beds').execute();
      const slide = async () => (await ask(getHomeScreenBanner, {})).find(({ LinkUrl }) => LinkUrl.endsWith('/beds'));
      await until(async () => (await slide())?.Title === '5% off beds', 'the new words');
      expect((await store('translations', 'missing', 'ar', '--format', 'jsonl')).lines).toEqual([
        '{"shown_from":"banners.title","english":"{percent}% off beds"}',
        '{"shown_from":"banners.subtitle","english":"Only now: code {code}."}',
      ]);
      await translate(
        'banners.title,{percent}% off beds,خصم {percent}% على الأسرّة\nbanners.subtitle,Only now: code {code}.,الآن فقط: الرمز {code}.',
      );
      await until(async () => (await slide())?.Title === 'خصم 5% على الأسرّة', 'the translation');
      expect((await slide())?.Subtitle).toBe('الآن فقط: الرمز \u2066NEW5\u2069.');
    });

    it('have a strip, an offer and a menu of an editor, in English until it is translated [SH-21] [CON-09]', async () => {
      await publish('strip', 'rain', 'text: "Rain: {percent}% off with {code}"\ncoupon: NEW5\norder: 0');
      await publish('offers', 'rain', 'title: Rain\ntext: Until it stops.\naction: Stay in\nlink: /Cart\norder: 9');
      await publish('menus', 'rain', 'title: Rain\norder: 9\nlinks:\n  - to: /Cart\n    text: Your cart');
      const shown = async () => {
        const [site, special] = await Promise.all([ask(getSiteSettings, {}), ask(getSpecialOffers, {})]);
        const [menu, offer] = [site.menus.at(-1), special.at(-1)];
        return [site.strip?.text, offer?.Title, offer?.Text, offer?.Action, menu?.title, menu?.links[0]?.text];
      };
      const english = ['Rain: 5% off with \u2066NEW5\u2069', 'Rain', 'Until it stops.', 'Stay in', 'Rain', 'Your cart'];
      await until(async () => String(await shown()) === String(english), 'the new documents');
      const todo = join(app().settings.dataDir, 'rain.csv');
      expect((await store('translations', 'export', 'ar', todo, '--missing')).faults).toEqual([]);
      expect(await readFile(todo, 'utf8')).toContain(`
strip.text,Rain: {percent}% off with {code},,
offers.title,Rain,,
offers.text,Until it stops.,,
offers.action,Stay in,,
menus.title,Rain,,
menus.text,Your cart,,
`);
      await translate(
        'strip.text,Rain: {percent}% off with {code},مطر: خصم {percent}% بالرمز {code}\noffers.title,Rain,مطر\noffers.text,Until it stops.,حتى يتوقف.\noffers.action,Stay in,ابقَ في البيت\nmenus.title,Rain,أمطار\nmenus.text,Your cart,سلتك',
      );
      const arabic = ['مطر: خصم 5% بالرمز \u2066NEW5\u2069', 'مطر', 'حتى يتوقف.', 'ابقَ في البيت', 'أمطار', 'سلتك'];
      await until(async () => String(await shown()) === String(arabic), 'the translations');
      const { lines } = await store('translations', 'list', 'ar', '--state', 'machine', '--format', 'jsonl');
      expect(lines).toContain('{"shown_from":"menus.title","english":"Rain","translated":"أمطار","state":"machine"}');
    });

    it('have the posts, in lists and whole [SH-21]', async () => {
      const items = await ask(getBlogList, { PageSize: 20 });
      const posts = await Promise.all(items.map(({ Slug }) => ask(getBlogDetail, { Slug })));
      const texts = posts.flatMap((post) => [
        ...[post?.Title, post?.Excerpt, post?.Author, post?.Meta_Description, post?.Meta_Keyword, post?.Image.Alt],
        ...htmlTexts(post?.Content ?? ''),
      ]);
      expect([...items.map(({ Title }) => Title), ...texts].filter((text) => !ARABIC.test(text ?? ''))).toEqual([]);
    });

    it('fall back block by block, and show a new translation within a second [SH-21]', async () => {
      await app()
        .db.updateTable('web_pages')
        .set({ content: '<p>All sales are final & fair.</p>\n<h2>Guarantee</h2>\n<h2>Solid wood</h2>' })
        .where('page_name', '=', 'care')
        .execute();
      const content = async () => (await page('care')).DataContent;
      await until(async () => (await content()).includes('final'), 'the new text');
      expect(await content()).toBe('<p>All sales are final &amp; fair.</p>\n<h2>Guarantee</h2>\n<h2>الخشب الصلب</h2>');
      expect((await store('translations', 'missing', 'ar', '--format', 'jsonl')).lines).toEqual([
        '{"shown_from":"web_pages.content","english":"All sales are final &amp; fair."}',
        '{"shown_from":"web_pages.content","english":"Guarantee"}',
      ]);
      await translate('web_pages.content,Guarantee,الضمان');
      await until(async () => (await content()).includes('<h2>الضمان</h2>'), 'the translation');
    });

    it('are as safe in Arabic as in English [SH-21] [CAT-18]', async () => {
      await translate(
        'web_pages.content,All sales are final &amp; fair.,"<script>x()</script><b onclick=""x()"">البيع نهائي</b>"',
      );
      const content = async () => (await page('care')).DataContent;
      await until(async () => (await content()).includes('البيع نهائي'), 'the translation');
      expect(await content()).toContain('<p>البيع نهائي</p>');
    });
  },
  { followsChanges: true },
);
