import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildPackages } from '../../.ci/start/build-packages.ts';
import { findChromium, NO_CHROMIUM } from '../../.ci/test/chromium.ts';
import { ROOT, startComposedStore } from '../store/composed-store.ts';
import { keepConsent } from '../store/keep-consent.ts';
import { somebody } from '../store/person.ts';
import { Shopper } from '../store/shopper.ts';
import { MEMBERS_ROUTES, VISITORS_ROUTES } from './routes.ts';

/**
 * Photographs every route at three widths in both languages into .look/ for review: `npm run look`, or `npm run look --
 * Cart` for the routes whose name contains a word. LOOK_ORIGIN photographs a running store.
 */
const WIDTHS = [360, 768, 1440];
const FOLDER = path.join(ROOT, '.look');
const print = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  const nameFilter = process.argv[2] ?? '';
  if (!nameFilter) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const running = process.env.LOOK_ORIGIN ? null : await ownStore();
  const origin = process.env.LOOK_ORIGIN ?? running?.store.origin ?? '';
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  });
  try {
    for (const language of ['en', 'ar'] as const) await photograph(browser, origin, language, nameFilter);
  } finally {
    await browser.close();
    await running?.end();
  }
  print(`The pictures are in ${FOLDER}`);
}

async function ownStore() {
  const folder = mkdtempSync(path.join(tmpdir(), 'store-look-'));
  await buildPackages(ROOT, print);
  const store = await startComposedStore({ folder });
  return {
    store,
    end: async () => {
      await store.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function photograph(browser: Browser, origin: string, language: 'en' | 'ar', nameFilter: string): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', timezoneId: 'Asia/Kolkata' });
  await keepConsent(context, true);
  const page = await context.newPage();
  const shopper = new Shopper(page, language);
  const fits = ({ name }: { name: string }) => name.includes(nameFilter);
  for (const route of VISITORS_ROUTES.filter(fits)) await photographRoute(page, shopper, language, route);
  const members = MEMBERS_ROUTES.filter(fits);
  if (members.length > 0) {
    await becomeMember(shopper);
    for (const route of members) await photographRoute(page, shopper, language, route);
  }
  await context.close();
}

/** Creates an order and a receipt, and leaves a product in the cart. */
async function becomeMember(shopper: Shopper): Promise<void> {
  await shopper.page.setViewportSize({ width: 1440, height: 900 });
  await shopper.open('/collections/sofas');
  await shopper.openFirstInStock();
  await shopper.goPay(somebody());
  await shopper.payWith('success');
  await shopper.heading(shopper.texts.thanks).waitFor();
  await shopper.open('/collections/beds');
  await shopper.openFirstInStock();
  await shopper.addToCart();
}

interface Route {
  readonly name: string;
  readonly path: string;
}

async function photographRoute(
  page: Page,
  shopper: Shopper,
  language: string,
  { name, path: route }: Route,
): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await shopper.open(route);
    await everyPictureLoaded(page);
    await page.screenshot({ path: path.join(FOLDER, `${name}-${width}-${language}.png`), fullPage: true });
  }
  print(`${name} (${language})`);
}

/**
 * Blocks are laid out and pictures load near the window, so this lays the page out completely and scrolls through it
 * once.
 */
async function everyPictureLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    delete document.documentElement.dataset.firstView;
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
    // A picture outside the visible part of its row loads only when the row scrolls.
    const timeout = new Promise((resolve) => setTimeout(resolve, 3000));
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    await Promise.race([timeout, Promise.allSettled(pictures.map((image) => image.decode()))]);
    // Late faces and regions shorten the page: one that is still as high as before has an empty strip below its footer.
    await document.fonts.ready;
    for (let height = 0; height !== document.body.scrollHeight; ) {
      height = document.body.scrollHeight;
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
  });
}

await main();
