import { getHomeScreenBanner } from 'shared-contracts/api/get-home-screen-banner';
import { getSiteSettings } from 'shared-contracts/api/get-site-settings';
import { getSpecialOffers } from 'shared-contracts/api/get-special-offers';
import { getStudios } from 'shared-contracts/api/get-studios';
import { getWebContent } from 'shared-contracts/api/get-web-content';
import { links } from 'shared-contracts/remote/links';
import type { Job } from '../../platform/jobs.ts';
import { ARABIC_READER, describeOnDatabase, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import type { ContentKind } from '../documents/content-kind.ts';
import { publishVersion, saveVersion } from '../documents/versions.ts';
import { banners, offers, strip } from '../kinds.ts';

const NOON = Date.UTC(2026, 10, 21, 6, 30);
let clock = NOON;
const now = () => new Date(clock);
const seen = (holds: () => Promise<boolean>) => until(holds, 'visitors see the change');
let jobs: readonly Job[] = [];
const runJob = (name: string) => jobs.find((job) => job.name === name)?.run();

const options = {
  now,
  followsChanges: true,
  extend: (api: { readonly jobs: readonly Job[] }) => {
    jobs = api.jobs;
  },
};

async function publish(app: TestApp, kind: ContentKind, name: string, front: object): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const { version } = await saveVersion(trx, kind, name, { front, markdown: '' }, { now: now(), by: 'test' });
    await publishVersion(trx, kind, name, { version, from: now(), until: null, now: now() });
  });
}

async function shown(app: TestApp) {
  const [site, special, slides] = await Promise.all([
    app.call(getSiteSettings, {}),
    app.call(getSpecialOffers, {}),
    app.call(getHomeScreenBanner, {}),
  ]);
  return {
    strip: site.strip?.text ?? null,
    offers: special.map(({ Title }) => Title),
    slides: slides.map(({ Title }) => Title),
    firstOrders: site.firstOrderOffers.map(({ code }) => code),
  };
}

describeOnDatabase(
  'what surrounds every page',
  (app) => {
    beforeEach(() => {
      clock = NOON;
    });

    it('says how long what was delivered can be returned [CAT-23]', async () => {
      expect((await app().call(getSiteSettings, {})).returnDays).toBe(7);
    });

    it('has a menu for the company, support and policies [SH-07] [CON-09]', async () => {
      const { menus } = await app().call(getSiteSettings, {});
      expect(menus.map(({ title }) => title)).toEqual(['Company', 'Support', 'Policies']);
      const entries = menus.flatMap((menu) => menu.links);
      expect(entries.map(({ to }) => to)).toEqual(
        expect.arrayContaining([
          ...[links.about(), links.contact(), links.blog(), links.bulkOrder(), links.customerReviews()],
          ...[links.customFurniture(), links.faqs()],
          ...['terms', 'warranty', 'privacy', 'delivery-and-assembly', 'care'].map(links.policy),
          ...['cancellation-return-refund', 'grievance', 'privacy-choices'].map(links.policy),
        ]),
      );
    });

    it('has what the store promises, by place and in order, in both languages [CON-09] [SH-09] [SH-21]', async () => {
      const { promises } = await app().call(getSiteSettings, {});
      const at = (place: string) => promises.filter((promise) => promise.place === place).map(({ title }) => title);
      expect(at('home')).toEqual([
        'Free shipping',
        'Free assembly',
        'With you in 7-13 days',
        'Best price guarantee',
        'Secured payment',
        'Card EMI',
      ]);
      expect(at('product')).toEqual(['Delivered in 7 to 13 days', 'Free assembly', 'Warranty']);
      expect(promises.map(({ place }) => place)).toEqual(
        expect.arrayContaining(['carried', 'deals', 'listing', 'policy']),
      );
      const { promises: arabic } = await app().call(getSiteSettings, {}, ARABIC_READER);
      expect(arabic.filter(({ title, text }) => /[a-z]{4}/i.test(`${title}${text}`))).toEqual([]);
      expect(arabic).toHaveLength(promises.length);
    });

    it('has the studios in order, with hours, place and picture [CON-01]', async () => {
      const studios = await app().call(getStudios, {});
      expect(studios.map(({ Slug }) => Slug)).toEqual(['jodhpur', 'delhi', 'mumbai', 'bengaluru']);
      expect(studios[1]).toMatchObject({
        Name: 'Delhi studio (sample)',
        Hours: [
          { Days: [1, 2, 3, 4, 5, 6], Opens: '10:30', Closes: '19:30' },
          { Days: [7], Opens: '11:00', Closes: '17:00' },
        ],
        Latitude: 28.651,
        Longitude: 77.143,
        Image: { Width: 1200 },
        Directions: expect.stringContaining('<p>Kirti Nagar'),
      });
    });

    // The footer said 'Journal' and 'Terms of use', the pages 'Blog' and 'Terms of sale'.
    it('names every page as the page names itself [CON-01]', async () => {
      const { menus } = await app().call(getSiteSettings, {});
      const names: Record<string, string> = {};
      for (const { to, text } of menus.flatMap((menu) => menu.links)) {
        const PageName = to.replace(/^\/(pages\/)?/, '').toLowerCase();
        const page = await app().call(getWebContent, { PageName });
        if (page) names[text] = page.Title;
      }
      expect(Object.keys(names).length).toBeGreaterThanOrEqual(14);
      for (const [link, title] of Object.entries(names)) expect(link).toBe(title);
    });

    it('names only coupons that work: with the last use of one, all its places change [CON-09] [PAY-05]', async () => {
      await publish(app(), banners, 'first-order', {
        title: '{percent}% off with {code}',
        subtitle: 'On your first order.',
        picture: 'room:study',
        link: '/collections/beds',
        order: 0,
        coupon: 'FIRST10',
      });
      const before = await shown(app());
      expect(before).toMatchObject({
        strip: '10% off your first order: code \u2066FIRST10\u2069',
        firstOrders: ['FIRST10', 'NEW5'],
      });
      expect(before.slides[0]).toBe('10% off with \u2066FIRST10\u2069');
      expect(before.offers[0]).toBe('10% off your first online order');

      const { db } = app();
      await db.updateTable('coupons').set({ use_limit: 1, uses: 1 }).where('code', '=', 'FIRST10').execute();
      await seen(async () => (await shown(app())).firstOrders.length === 1);
      const after = await shown(app());
      expect(after).toMatchObject({ strip: '5% off your first order: code \u2066NEW5\u2069', firstOrders: ['NEW5'] });
      expect(after.slides).not.toContain(before.slides[0]);
      expect(after.offers).not.toContain(before.offers[0]);

      await db.updateTable('coupons').set({ active: false }).where('code', '=', 'NEW5').execute();
      await seen(async () => (await shown(app())).firstOrders.length === 0);
      expect(await shown(app())).toMatchObject({ strip: null, offers: ['A dining set over 24 months'] });
      await db.updateTable('coupons').set({ active: true, use_limit: null, uses: 0 }).execute();
    });

    it('shows a coupon from its first minute to its last, and changes cached answers by itself [CON-09]', async () => {
      const begins = new Date(NOON + 60_000);
      const ends = new Date(NOON + 120_000);
      const dates = { valid_from: begins, valid_until: ends };
      const terms = { kind: 'fixed', value: 50_000, first_order_only: false, minimum_paise: 1_000_000 } as const;
      await app()
        .db.insertInto('coupons')
        .values({ code: 'DIWALI', ...terms, ...dates, advertised: true })
        .execute();
      const front = { text: '{amount} off: {code}', coupon: 'diwali', order: 0 };
      await publish(app(), strip, 'diwali', { ...front, coupon: 'DIWALI' });
      const usual = '10% off your first order: code \u2066FIRST10\u2069';
      await seen(async () => (await shown(app())).strip === usual);

      for (const [at, line] of [
        [begins, '₹500 off: \u2066DIWALI\u2069'],
        [ends, usual],
      ] as const) {
        clock = at.getTime();
        await runJob('report-coupon-periods');
        await seen(async () => (await shown(app())).strip === line);
      }
    });

    it('shows an offer’s picture, and the offer without one where the shop lacks it [CON-09]', async () => {
      const [first] = await app().call(getSpecialOffers, {});
      expect(first).toMatchObject({ LinkUrl: '/collections/beds', Image: { Url: expect.stringContaining('/media/') } });
      const front = { title: 'Old', action: 'See', link: '/Cart', order: 9, picture: 'room:attic' };
      await publish(app(), offers, 'old', front);
      await seen(async () => (await app().call(getSpecialOffers, {})).length === 4);
      expect((await app().call(getSpecialOffers, {})).at(-1)).toMatchObject({ Name: 'old', Text: null, Image: null });
    });
  },
  options,
);
