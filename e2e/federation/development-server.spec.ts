import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { ROOT } from '../store/composed-store.ts';
import { keepConsent } from '../store/keep-consent.ts';
import { Shopper } from '../store/shopper.ts';
import { listen, test as storeTest } from '../store/store-test.ts';
import { withDatabase } from '../store/with-database.ts';
import { DevelopmentServer } from './support/development-server.ts';

// It builds the shell and the remote before it serves.
base.describe.configure({ timeout: 600_000 });

const WORDS = 'src/faqs/words.ts';
const COMPONENT = 'src/faqs/faqs.tsx';
const STYLES = 'src/faqs/faqs.module.css';
const FIRST_LABEL = 'Search the answers';

const searchField = (page: Page, name: string) => page.getByRole('searchbox', { name, exact: true });

async function untilWide(page: Page, value: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => [...document.querySelectorAll('search')].some((one) => getComputedStyle(one).maxInlineSize === wanted),
    value,
    { polling: 20 },
  );
}

base(
  'a save is seen in the open page, which keeps its state, and in the next document; so is every fault [OPS-07 OPS-27]',
  ({ page, context, request }) =>
    withDatabase(async (databaseUrl) => {
      const dev = await DevelopmentServer.start('mfe-content', { DATABASE_URL: databaseUrl });
      try {
        expect(dev.children).not.toEqual([]);
        await keepConsent(context, true);
        await savesAreSeen(dev, page, request);
        await faultsAreSeen(dev, page);
      } finally {
        expect(await dev.stop()).toBe(0);
      }
      await expect(fetch(dev.origin)).rejects.toThrow();
      expect(dev.children.filter(isAlive)).toEqual([]);
    }),
);

async function savesAreSeen(dev: DevelopmentServer, page: Page, request: APIRequestContext): Promise<void> {
  const complaints = listen(page);
  await page.goto(`${dev.origin}/Faqs`);
  await new Shopper(page, 'en').hydrated();
  await searchField(page, FIRST_LABEL).fill('delivery');
  const documents: string[] = [];
  page.on('request', (asked) => asked.isNavigationRequest() && documents.push(asked.url()));

  dev.save({ file: WORDS, replace: FIRST_LABEL, by: 'Ask the answers' });
  await expect(searchField(page, 'Ask the answers')).toBeVisible();
  dev.save({ file: COMPONENT, replace: "{t('searchFaqs')}", by: "{t('searchFaqs')} <b>here</b>" });
  await expect(searchField(page, 'Ask the answers here')).toBeVisible();
  dev.save({ file: STYLES, replace: 'max-inline-size: 420px', by: 'max-inline-size: 321px' });
  await untilWide(page, '321px');
  // The page module is held by the shell.
  dev.save({ file: 'src/faqs/page.tsx', replace: '<Faqs {...data} />', by: '<Faqs {...data} key="one" />' });

  const next = await request.get(`${dev.origin}/Faqs`, { headers: { accept: 'text/html' } });
  expect(await next.text()).toContain('Ask the answers');
  await expect(searchField(page, 'Ask the answers here')).toHaveValue('');

  await searchField(page, 'Ask the answers here').fill('delivery');
  dev.save({ file: COMPONENT, replace: 'const found = ', by: 'const found = (' });
  const { overlay, faults } = overlayOf(page);
  await expect(faults).toContainText(`./${COMPONENT}`);
  await expect(faults).toContainText("Expected ',', got ';'");
  dev.save({ file: COMPONENT, replace: 'const found = (', by: 'const found = ' });
  dev.save({ file: WORDS, replace: 'Ask the answers', by: 'Ask again' });
  await expect(searchField(page, 'Ask again here')).toBeVisible();
  await expect(overlay).toBeHidden();
  await expect(searchField(page, 'Ask again here')).toHaveValue('delivery');
  expect(documents, 'documents after the first').toEqual([]);
  expect(complaints).toEqual([]);

  const sources = await sourcesOf(page, 'pages-faqs');
  expect(sources.get(`./${COMPONENT}`)).toContain('readonly typed: string');
  // By the browser, which asks again when a connection that it had kept is closed.
  const composition = async () => (await fetch('/composition.json')).json();
  const { remotes }: Composition = await page.evaluate(composition);
  expect(remotes.content?.version).toMatch(/-dev\.\w+\.\d+$/);
  expect(remotes.account?.version).toBe(liveVersion('mfe-account'));
}

/** Each is shown where a developer looks, with file and line, and is gone with the save that mends it. */
async function faultsAreSeen(dev: DevelopmentServer, page: Page): Promise<void> {
  const { overlay, faults } = overlayOf(page);
  // The compiler has the lowest priority.
  const printed = () => expect.poll(() => dev.output.join('\n'), { timeout: 30_000 });
  const inComponent = (code: string) => ({
    file: COMPONENT,
    replace: '  const found = ',
    by: `  ${code}\n  const found = `,
  });
  const mended = (code: string) => ({ file: COMPONENT, replace: `  ${code}\n`, by: '' });

  const onServer = "if (typeof window === 'undefined') throw new Error('on the server alone');";
  dev.save(inComponent(onServer));
  await expect(faults).toContainText(/release refused.*on the server alone at src\/faqs\/faqs\.tsx:\d+:\d+/s);
  await printed().toMatch(/release refused.*on the server alone at src\/faqs\/faqs\.tsx:\d+:\d+/s);
  dev.save(mended(onServer));
  await expect(overlay).toBeHidden();

  const ofTypes = "const wrong: number = 'a text';";
  dev.save(inComponent(ofTypes));
  await printed().toMatch(/src\/faqs\/faqs\.tsx.*error TS2322/);
  dev.save(mended(ofTypes));

  const inBrowser = "if (typed === 'break') throw new Error('in the browser');";
  dev.save(inComponent(inBrowser));
  await expect(searchField(page, 'Ask again here')).toHaveValue('delivery');
  await searchField(page, 'Ask again here').fill('break');
  await expect(faults).toContainText(/in the browser\s+at Faqs \(src\/faqs\/faqs\.tsx:\d+/);
  await printed().toMatch(/\[browser\] Error: in the browser\s+at Faqs \(src\/faqs\/faqs\.tsx:\d+/);
  dev.save(mended(inBrowser));
  await expect(overlay).toBeHidden();

  dev.save({ file: STYLES, replace: 'max-inline-size: 321px;', by: 'max-inline-size: 321px }' });
  await expect(faults).toContainText('./src/faqs/faqs.module.css');
  dev.save({ file: STYLES, replace: 'max-inline-size: 321px }', by: 'max-inline-size: 321px;' });
  await expect(overlay).toBeHidden();
}

function overlayOf(page: Page) {
  const overlay = page.locator('#rspack-dev-server-client-overlay');
  return { overlay, faults: overlay.contentFrame().locator('body') };
}

storeTest(
  'a running store by its URL shows this build, and loads the page again at a save [OPS-07]',
  async ({ page, store }) => {
    const dev = await DevelopmentServer.start('mfe-content', {}, '--env', `store=${store.origin}`);
    try {
      await page.goto(`${dev.origin}/Faqs`);
      await expect(searchField(page, FIRST_LABEL)).toBeVisible();
      dev.save({ file: WORDS, replace: FIRST_LABEL, by: 'Ask the answers' });
      await expect(searchField(page, 'Ask the answers')).toBeVisible();
      dev.save({ file: STYLES, replace: 'max-inline-size: 420px', by: 'max-inline-size: 321px' });
      await untilWide(page, '321px');
      // The server behind it is the running store's.
      expect(await (await fetch(`${store.origin}/Faqs`)).text()).toContain(FIRST_LABEL);
      await page.goto('about:blank');
    } finally {
      expect(await dev.stop()).toBe(0);
    }
  },
);

base('a save of the shell loads the page again, rendered by the new shell [OPS-07 OPS-31]', ({ page, context }) =>
  withDatabase(async (databaseUrl) => {
    const dev = await DevelopmentServer.start('shell', { DATABASE_URL: databaseUrl });
    try {
      await keepConsent(context, true);
      const complaints = listen(page);
      await page.goto(`${dev.origin}/Faqs`);
      await new Shopper(page, 'en').hydrated();
      dev.save({ file: 'src/words.ts', replace: "'Skip to content'", by: "'Skip to the content'" });
      await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeAttached();
      // Hydrated: the server and the browser have the same text.
      await new Shopper(page, 'en').hydrated();
      expect(complaints).toEqual([]);
    } finally {
      expect(await dev.stop()).toBe(0);
    }
    expect(dev.children.filter(isAlive)).toEqual([]);
  }),
);

interface Composition {
  readonly remotes: Readonly<Record<string, { readonly version: string }>>;
}

function liveVersion(name: string): string {
  const live = JSON.parse(readFileSync(path.join(ROOT, name, 'dist/live.json'), 'utf8')) as {
    readonly version: string;
  };
  return live.version;
}

/** The sources in the source map of a script of the page, by their paths in the package. */
async function sourcesOf(page: Page, chunk: string): Promise<ReadonlyMap<string, string>> {
  const map = await page.evaluate(async (name) => {
    const scripts = performance.getEntriesByType('resource').map((entry) => entry.name);
    const script = scripts.find((url) => url.includes(`/${name}.`) && /\.js$/.test(url)) ?? '';
    const [, file = ''] = /sourceMappingURL=(\S+)\s*$/.exec(await (await fetch(script)).text()) ?? [];
    return (await (await fetch(new URL(file, script))).json()) as { sources: string[]; sourcesContent: string[] };
  }, chunk);
  return new Map(map.sources.map((source, at) => [source.replace(/^.*?\/(?=\.\/)/, ''), map.sourcesContent[at] ?? '']));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
