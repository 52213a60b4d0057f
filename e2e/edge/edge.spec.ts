import { setTimeout as wait } from 'node:timers/promises';
import { previewToken } from '../../shell/src/server/previews/preview-link.ts';
import { Shopper } from '../store/shopper.ts';
import { ask, type EdgeStore, expect, PREVIEW_KEY, SECRET, test, untilStored } from './support/edge-test.ts';

interface Watched {
  readonly id: number;
  /** Pages that show its price: home, its listing and its own, in both languages. */
  readonly pages: readonly string[];
}

/** A product that home and its listing show. */
async function watchedProduct({ edge, database }: EdgeStore): Promise<Watched> {
  const home = (await ask(edge.origin)).text;
  const { rows } = await database.query(
    `select product_id as id, '/collections/' || categories.slug as listing,
       '/collections/' || categories.slug || '/' || products.slug as page
     from products join categories on category_id = main_category_id
     where is_published and not exists (select from product_family_members m where m.product_id = products.product_id)`,
  );
  for (const { id, listing, page } of rows as { id: number; listing: string; page: string }[]) {
    if (!home.includes(`href="${page}"`) || !(await ask(edge.origin + listing)).text.includes(`href="${page}"`)) continue;
    return { id, pages: ['/', '/ar', listing, `/ar${listing}`, page, `/ar${page}`] };
  }
  throw new Error('home shows no product by itself');
}

/** Rupees, as every page of both languages writes them. */
const inRupees = (rupees: number) => rupees.toLocaleString('en-IN');

const setPrice = ({ database }: EdgeStore, { id }: Watched, rupees: number) =>
  database.query('update product_prices set price_paise = $1, struck_price_paise = null where product_id = $2', [
    rupees * 100,
    id,
  ]);

/** Resolves with the milliseconds until every page at the edge shows the price. */
async function untilShown({ edge }: EdgeStore, { pages }: Watched, rupees: number): Promise<number> {
  const began = performance.now();
  await Promise.all(
    pages.map((page) =>
      expect
        .poll(async () => (await ask(edge.origin + page)).text, { message: `${page} shows ${rupees}`, intervals: [20] })
        .toContain(inRupees(rupees)),
    ),
  );
  return performance.now() - began;
}

/** The version of the catalogue that a page at the edge was made with. */
async function catalogueAt(url: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const { text } = await ask(url, headers);
  return /mfe-catalog\/([\d.]+)[~-]/.exec(text)?.[1] ?? '';
}

test('a changed price is soon on every page at the edge, and stays', { tag: ['@SCALE-01'] }, async ({ edged }) => {
  const { edge } = edged;
  const watched = await watchedProduct(edged);
  for (const rupees of [71_117, 72_227, 73_337]) {
    for (const page of watched.pages) await untilStored(edge.origin + page);
    await setPrice(edged, watched, rupees);
    const ms = await untilShown(edged, watched, rupees);
    test.info().annotations.push({ type: 'ms until the price was on six pages', description: ms.toFixed() });
    expect(ms).toBeLessThan(10_000);
  }
  // An answer that was on its way would have arrived by now.
  await wait(1500);
  expect(await untilShown(edged, watched, 73_337)).toBeLessThan(10_000);
});
