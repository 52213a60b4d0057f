import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { inLanguage } from 'shared-contracts/i18n/languages';
import { STORE_PATHS } from 'shared-contracts/remote/store-paths';
import { someProduct } from '../federation/support/sample-paths.ts';
import { expect, test } from '../store/store-test.ts';

/** The rules of the HTML standard, without those of style. */
const checker = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }));

const EXAMPLES: Readonly<Record<string, string>> = {
  '/collections/:category': '/collections/sofas',
  '/Blog/:slug': '/Blog/how-to-choose-dining-room-furniture',
  '/pages/:slug': '/pages/terms',
  '/myorders/:orderNumber': '/myorders/1000001',
};

/** What is not as the standard has it, each as 'rule: message at selector'. */
async function faultsIn(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
}

for (const language of ['en', 'ar'] as const) {
  // Every page had a link without an address, and /PaymentSuccess no heading.
  test(`every document in ${language} is valid HTML with one main heading`, { tag: ['@SH-17'] }, async ({
    request,
  }) => {
    const examples = { ...EXAMPLES, '/collections/:category/:product': await someProduct(request) };
    const paths = STORE_PATHS.filter(({ path }) => path !== '/ProductDetails').map(
      ({ path }) => (examples as Readonly<Record<string, string>>)[path] ?? path,
    );
    for (const path of [...paths, '/ProductListing?SearchTerm=teal', '/pages/privacy-choices', '/no-such-page']) {
      const html = await (await request.get(inLanguage(language, path))).text();
      expect.soft(await faultsIn(html), path).toEqual([]);
      expect.soft(html.match(/<h1[\s>]/g)?.length, `h1 of ${path}`).toBe(1);
    }
  });
}
