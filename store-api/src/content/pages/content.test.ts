import { getHomeScreenBanner } from 'shared-contracts/api/get-home-screen-banner';
import { getLocalizationData, LABEL_ENTITIES } from 'shared-contracts/api/get-localization-data';
import { getSiteSettings } from 'shared-contracts/api/get-site-settings';
import { getTestimonials } from 'shared-contracts/api/get-testimonials';
import { getWebContent, PAGE_NAMES } from 'shared-contracts/api/get-web-content';
import { getWebsiteLogo } from 'shared-contracts/api/get-website-logo';
import { describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase(
  'content',
  (app) => {
    it.each(PAGE_NAMES)('has a page %s with title, description and HTML', async (PageName) => {
      const page = await app().call(getWebContent, { PageName, recordValueJson: '[]' });
      expect(page?.PageName).toBe(PageName);
      expect(page?.Title).not.toBe('');
      expect(page?.Meta_Description.length).toBeGreaterThan(20);
      expect(page?.DataContent).toMatch(/^<(p|h2|table)/);
      expect(page?.DataContent).not.toContain('<h1');
    });

    it('finds a page in any case, and answers null for an unknown one', async () => {
      expect((await app().call(getWebContent, { PageName: 'AboutUs' }))?.PageName).toBe('aboutus');
      await expect(app().call(getWebContent, { PageName: 'careers' })).resolves.toBeNull();
    });

    it.each(['bulk-order', 'customized-furniture'])(
      'has the pictures of %s by slot, in order [CON-03]',
      async (PageName) => {
        const page = await app().call(getWebContent, { PageName });
        const of = (slot: string) => page?.Pictures.filter(({ Slot }) => Slot === slot) ?? [];
        expect(of('tile').map(({ Name }) => Name)).toEqual([
          'designers',
          'retailers',
          'offices',
          'apartments',
          'cafes',
          'hotels',
        ]);
        for (const { Image } of of('tile')) expect(Image.Width / Image.Height).toBe(3 / 2);
        expect(of('banner')).toHaveLength(1);
        expect(of('gallery').length).toBeGreaterThanOrEqual(6);
        expect(of('gallery')[0]?.Image).toMatchObject({
          Url: expect.stringMatching(/^\/media\//),
          Alt: expect.any(String),
        });
      },
    );

    it('preserves links and tables and removes scripts', async () => {
      const warranty = await app().call(getWebContent, { PageName: 'warranty' });
      expect(warranty?.DataContent).toContain('<caption>');
      await app()
        .db.updateTable('web_pages')
        .set({
          content:
            '<p style="position:fixed">Hello <a href="javascript:alert(1)" onclick="x()">there</a></p><iframe src="//evil.example"></iframe>',
        })
        .where('page_name', '=', 'blog')
        .execute();
      expect((await app().call(getWebContent, { PageName: 'blog' }))?.DataContent).toBe('<p>Hello <a>there</a></p>');
    });

    it('has structured data of the home page as JSON text', async () => {
      const home = await app().call(getWebContent, { PageName: 'home' });
      expect(JSON.parse(home?.Meta_Schema ?? '')).toMatchObject({ '@context': 'https://schema.org' });
    });

    it('has slides in order, each to a page of the store', async () => {
      const banners = await app().call(getHomeScreenBanner, {});
      expect(banners.map((banner) => banner.DisplayOrder)).toEqual([1, 2, 3, 4, 5]);
      expect(banners.every((banner) => banner.LinkUrl.startsWith('/') && banner.AltText === banner.Image.Alt)).toBe(
        true,
      );
    });

    it('has testimonials, marked as samples', async () => {
      const answer = await app().call(getTestimonials, {});
      expect(answer.length).toBeGreaterThanOrEqual(6);
      expect(answer.every((testimonial) => testimonial.IsSample)).toBe(true);
    });

    it('has the store’s facts from its configuration', async () => {
      const site = await app().call(getSiteSettings, {});
      expect(site).toMatchObject({
        storeName: 'Teak & Teal',
        gstin: '27AAAAA0000A1Z2',
        video: { title: expect.stringContaining('sample') },
        mapTiles: { urlTemplate: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png' },
      });
      expect(site.mapTiles?.attribution).toBe('© OpenStreetMap contributors');
      expect(site.video?.embedUrl).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
      const [workshop, ...studios] = site.mapPoints;
      expect(workshop).toMatchObject({ name: 'Teak & Teal', latitude: 26.2389, longitude: 73.0243 });
      expect(studios).toHaveLength(4);
      for (const studio of studios) expect(studio.name).toMatch(/ studio \(sample\)$/);
      expect(site.social).toEqual([]);
      await expect(app().call(getWebsiteLogo, {})).resolves.toEqual({ LogoUrl: '', Alt: 'Teak & Teal' });
    });

    it('overrides labels only where the operator entered texts', async () => {
      const ask = () =>
        app().call(getLocalizationData, { entityId: LABEL_ENTITIES.signup, languageCode: 'ar', recordValueJson: '[]' });
      await expect(ask()).resolves.toEqual({ labelsJsonData: [] });
      await app()
        .db.insertInto('label_overrides')
        .values({ entity_id: LABEL_ENTITIES.signup, language_code: 'ar', label_html_id: 'firstName', text: 'الاسم' })
        .execute();
      await expect(ask()).resolves.toEqual({ labelsJsonData: [{ labelHtmlId: 'firstName', text: 'الاسم' }] });
    });
  },
  { environment: { STORE_NAME: 'Teak & Teal', STORE_GSTIN: '27AAAAA0000A1Z2' } },
);

describeOnDatabase(
  'content of a configured store',
  (app) => {
    it('has the configured film and map tiles, or none', async () => {
      const site = await app().call(getSiteSettings, {});
      expect(site.video).toBeUndefined();
      expect(site.mapTiles).toBeUndefined();
    });
  },
  {
    environment: {
      STORE_VIDEO_EMBED_URL: 'none',
      STORE_MAP_TILE_URL: 'none',
    },
  },
);
