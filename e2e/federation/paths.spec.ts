import { inLanguage, type Language } from 'shared-contracts/i18n/languages';
import { STORE_PATHS } from 'shared-contracts/remote/store-paths';
import { expect, test } from '../store/store-test.ts';
import { someProduct } from './support/sample-paths.ts';

const LANGUAGES: readonly Language[] = ['en', 'ar'];
const QUERY = '?utm_source=a%20b&x=1';

/** Values for the parameters of a path pattern. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '/collections/:category': '/collections/sofas',
  '/Blog/:slug': '/Blog/how-to-choose-dining-room-furniture',
  '/pages/:slug': '/pages/privacy',
  '/myorders/:orderNumber': '/myorders/1000001',
};

/** Paths with another canonical path, and that path (SH-10). */
const ALIASES = [
  ['/collections', '/ProductListing'],
  ['/Collections/ALL', '/ProductListing'],
  ['/ProductListing/sofas', '/collections/sofas'],
  ['/productlisting/sofas', '/collections/sofas'],
  ['/address', '/Addresses'],
  ['/BlogDetails', '/Blog/how-to-choose-dining-room-furniture'],
  ['/Cart/', '/Cart'],
] as const;

for (const language of LANGUAGES) {
  test(`every path of the store is answered in ${language}, and its other spellings lead to it with their query`, {
    tag: ['@SH-10', '@SH-16', '@SH-23'],
  }, async ({ request }) => {
    const product = await someProduct(request);
    const examples: Readonly<Record<string, string>> = { ...EXAMPLES, '/collections/:category/:product': product };
    for (const { path } of STORE_PATHS.filter(({ path }) => path !== '/ProductDetails')) {
      const canonical = inLanguage(language, examples[path] ?? path);
      const answer = await request.get(canonical, { maxRedirects: 0 });
      expect.soft(answer.status(), canonical).toBe(200);

      for (const spelling of spellings(canonical, path)) {
        const redirect = await request.get(`${spelling}${QUERY}`, { maxRedirects: 0 });
        expect.soft([redirect.status(), redirect.headers().location], spelling).toEqual([301, `${canonical}${QUERY}`]);
      }
    }
    for (const [alias, canonical] of ALIASES) {
      const redirect = await request.get(`${inLanguage(language, alias)}${QUERY}`, { maxRedirects: 0 });
      const target = `${inLanguage(language, canonical)}${QUERY}`;
      expect.soft([redirect.status(), redirect.headers().location], alias).toEqual([301, target]);
    }
  });
}

/** The path in upper and lower case, with its parameters but slugs unchanged; without the canonical spelling. */
function spellings(canonical: string, pattern: string): string[] {
  const names = pattern.split('/').reverse();
  const respelt = (change: (text: string) => string) => {
    const segments = canonical.split('/').reverse();
    return segments
      .map((segment, index) => (names[index]?.startsWith(':') && names[index] !== ':slug' ? segment : change(segment)))
      .reverse()
      .join('/');
  };
  return [respelt((text) => text.toUpperCase()), respelt((text) => text.toLowerCase())].filter(
    (spelling) => spelling !== canonical,
  );
}

test("a product's id redirects permanently to its page, an unknown one to the listing", { tag: ['@SH-10'] }, async ({
  request,
}) => {
  const known = await request.get('/productdetails?ProductId=1');
  expect(new URL(known.url()).pathname).toMatch(/^\/collections\/[^/]+\/[^/]+$/);
  const unknown = await request.get('/ProductDetails?ProductId=99999999', { maxRedirects: 0 });
  expect([unknown.status(), unknown.headers().location]).toEqual([302, '/ProductListing']);
});

test('an unknown path answers 404 with search and categories', { tag: ['@SH-11'] }, async ({ request }) => {
  for (const path of ['/no-such-page', '/collections/no-such-category', '/Blog/no-such-post', '/ar/no-such-page']) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(404);
    const html = await answer.text();
    expect.soft(html, path).toMatch(/<input[^>]*type="search"/);
    expect.soft(html, path).toMatch(/<a[^>]*href="[^"]*\/collections\//);
  }
});
