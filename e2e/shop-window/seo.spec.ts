import { productsInStock } from '../store/api-questions.ts';
import { expect, test } from '../store/store-test.ts';

const PUBLIC = ['/', '/ProductListing', '/collections/sofas', '/Aboutus', '/Blog', '/Faqs', '/pages/terms'];
const HIDDEN = [
  '/Cart',
  '/Login',
  '/myorders',
  '/Checkout',
  '/wishlist',
  '/ProductListing?SearchTerm=teal',
  '/collections/sofas?stock=in',
];

/** What a document's head says to a crawler. */
function headOf(html: string) {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, key = '', value = '']) => [key, value] as const);
  const metas = Object.fromEntries(all(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g));
  const languages = Object.fromEntries(all(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g));
  return {
    title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '',
    metas,
    languages,
  };
}

test('every page says its title, description, canonical address, languages and preview', { tag: '@SH-18' }, async ({
  request,
  store,
}) => {
  const [product] = await productsInStock(request);
  const paths = [...PUBLIC, ...HIDDEN, `/collections/${product?.CategorySlug}/${product?.Slug}`];
  for (const path of paths.flatMap((path) => [path, `/ar${path}`.replace(/\/$/, '')])) {
    const answer = await request.get(path);
    const { title, canonical, metas, languages } = headOf(await answer.text());
    const [bare = ''] = path.split('?');
    expect.soft(title, path).not.toBe('');
    expect.soft(metas.description ?? '', path).not.toBe('');
    expect.soft(canonical, path).toMatch(new RegExp(`^${store.origin}${bare}`));
    const english = canonical.replace(`${store.origin}/ar`, store.origin).replace(/:\d+$/, '$&/');
    expect.soft(languages, path).toMatchObject({ en: english, 'x-default': english });
    expect.soft(languages.ar, path).toContain(`${store.origin}/ar`);
    expect.soft(metas, path).toMatchObject({
      'og:title': title,
      'og:url': canonical,
      'og:type': /^\/(ar\/)?collections\/[^/]+\/[^/]+$/.test(path) ? 'product' : 'website',
      'og:locale': path.startsWith('/ar') ? 'ar_AR' : 'en_IN',
      'og:site_name': expect.stringMatching(/./),
    });
    expect.soft(metas['og:image'], path).toMatch(new RegExp(`^${store.origin}/`));
    expect.soft(metas.robots, path).toBe(HIDDEN.some((hidden) => path.endsWith(hidden)) ? 'noindex' : undefined);
  }
});

test('the pictures of link previews are there', { tag: '@SH-18' }, async ({ request }) => {
  for (const path of ['/', '/Faqs']) {
    const picture = headOf(await (await request.get(path)).text()).metas['og:image'] ?? '';
    const answer = await request.get(picture);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  }
});

test('the sitemap lists every product and category in both languages, and no address in it fails or hides', {
  tag: '@SH-18',
}, async ({ request, store }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('application/xml');
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((address) => address.startsWith(`${store.origin}/ar`))).toHaveLength(listed.length / 2);
  const products = await productsInStock(request);
  for (const { CategorySlug, Slug } of products) {
    expect(listed).toContain(`${store.origin}/collections/${CategorySlug}/${Slug}`);
  }
  const wrong: string[] = [];
  for (const address of listed.filter((at) => !at.startsWith(`${store.origin}/ar`))) {
    const page = await request.get(address, { maxRedirects: 0 });
    const { canonical, metas } = headOf(await page.text());
    if (page.status() !== 200 || metas.robots || canonical !== address) wrong.push(`${page.status()} ${address}`);
  }
  expect(wrong).toEqual([]);
  expect((await request.get('/sitemaps/99.xml')).status()).toBe(404);
});

test('robots.txt leads to the sitemap', { tag: '@SH-18' }, async ({ request, store }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${store.origin}/sitemap.xml`);
  expect(text).not.toMatch(/^Disallow: \/$/m);
});

test('a navigation changes the head as a load would', { tag: '@SH-18' }, async ({ page, shopper, request }) => {
  await shopper.open('/Faqs');
  await shopper.chooseCategory('Living Room', 'Fabric Sofas');
  await expect(shopper.heading('Fabric Sofas')).toBeVisible();
  await expect.poll(() => page.title()).toContain('Fabric Sofas');
  const loaded = headOf(await (await request.get('/collections/fabric-sofas')).text());
  const shown = headOf(await page.evaluate(() => document.head.outerHTML));
  expect(shown).toEqual(loaded);
});
