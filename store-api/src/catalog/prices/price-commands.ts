import { type RawBuilder, sql } from 'kysely';
import { formatRupees, type Paise, paise } from 'shared-contracts/domain/money';
import { plain } from 'shared-contracts/server-kit/plain';
import { type Command, type CommandContext, CommandRefused, command } from '../../platform/command-line/command.ts';
import type { GivenOptions } from '../../platform/command-line/given.ts';
import { readIds } from '../../platform/command-line/parameters.ts';
import { readRupees } from '../../platform/command-line/values.ts';
import type { Db } from '../../platform/database/schema.ts';
import { findCategory } from '../categories/write-categories.ts';
import { findBySku } from '../products/find-by-sku.ts';
import { LEAST_PRICE } from '../products/price.ts';
import { questionOfFall } from '../products/steep-fall.ts';
import { readPriceFile } from './price-file.ts';
import { changePrices, planPrices, regularPrices } from './price-plan.ts';
import { showPrice } from './show-price.ts';

/** Changes that a command prints; the others it counts. */
const SHOWN = 10;
/** So many are changed without a question. */
const ASKED_ABOVE = 100;

const SKU = { about: "The product's own number, like KC-00012." } as const;

const show = command({
  name: 'prices show',
  summary: 'What a product costs, what may be struck through, and what was asked since when.',
  words: { product: { about: "The product's own number, or its id." } },
  examples: ['KC-00012', '12'],
  async *run({ db }, { product }) {
    yield* showPrice(db, product);
  },
});

const set = command({
  name: 'prices set',
  summary: 'Sets the price of a product; a promotion that runs lowers it again.',
  details: 'Without --was no price is struck through any more.',
  words: {
    sku: SKU,
    price: { about: 'In rupees, with all taxes; or none: it cannot be bought.', read: readPrice },
  },
  options: { was: { about: 'Strike the price until now through, if it was asked in the last 30 days.' } },
  examples: ['KC-00012 24999', 'KC-00012 21999.50 --was'],
  dryRun: 'plan',
  async *run(context, { sku, price, was }) {
    const product = await findBySku(context.db, sku);
    yield* change(
      context,
      sql`select product_id, ${price}::bigint as price_paise,
        case when ${was} and price_paise > ${price}::bigint then price_paise end as old_price_paise
        from ${regularPrices} as now where product_id = ${product.product_id}`,
    );
  },
});

const CHANGE = {
  percent: { takes: 'N', about: 'By a percentage: -5, or 7.5 for more.', read: readPercent },
  amount: { takes: 'RUPEES', about: 'By an amount: -500, or 250 for more.', read: readDifference },
  round: { takes: 'RUPEES', about: 'To a multiple of it: 100 makes 23,749 to 23,700.', read: readRupees },
  category: { takes: 'SLUG', about: 'The products of a category and of those below it.' },
  products: { takes: 'IDS', about: 'Single products, like 12,40.', read: readIds },
  everything: { about: 'All products.' },
  was: { about: 'Strike the price until now through, where it falls. Without it, old prices stay.' },
} as const;

const changeMany = command({
  name: 'prices change',
  summary: 'Raises or lowers many prices at one moment for all shoppers.',
  details:
    'Prices without promotions change; running promotions lower them again. A product without a price keeps none.',
  options: CHANGE,
  examples: [
    '--category sofas --percent -5 --round 100 --was',
    '--everything --percent 3',
    '--products 12,40 --amount -500',
  ],
  dryRun: 'plan',
  async *run(context, typed) {
    const scope = await scopeOf(context.db, typed);
    yield* change(
      context,
      sql`select product_id, changed as price_paise,
        case when ${typed.was} and changed < price_paise then greatest(price_paise, old_price_paise) else old_price_paise end
          as old_price_paise
        from (
          select *, greatest(1, ${rounded(changedPrice(typed), typed.round)}) as changed from ${regularPrices} as all_prices
        ) as now
        where price_paise > 0 and ${scope}`,
    );
  },
});

const importFile = command({
  name: 'prices import',
  summary: 'Sets the prices of a file at one moment for all shoppers.',
  details:
    'The file is CSV with the columns sku, price and, if you like, old_price; or JSON Lines with the same names. One wrong row, and nothing is changed. Without old_price the old prices stay; an empty one is removed.',
  words: { file: { about: 'A .csv or .jsonl file; - is standard input, as CSV.', file: 'read' } },
  examples: ['new-prices.csv', '- < new-prices.csv'],
  dryRun: 'plan',
  async *run(context, { file }) {
    const rows = await readPriceFile(context.db, file);
    yield* change(
      context,
      sql`select product_id, given.price_paise,
        case when given.has_old_price then given.old_price_paise else now.old_price_paise end as old_price_paise
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as given (product_id integer, price_paise bigint, old_price_paise bigint, has_old_price boolean)
        join ${regularPrices} as now using (product_id)`,
    );
  },
});

export const priceCommands: readonly Command[] = [show, set, changeMany, importFile];

/** Prints what changes, asks if it is much, and does it unless it is a dry run. */
async function* change(context: CommandContext, prices: RawBuilder<unknown>): AsyncGenerator<string> {
  const { db, now, dryRun } = context;
  const plan = await planPrices(db, prices, SHOWN);
  const [tooLow] = plan.tooLow;
  if (tooLow) {
    throw new CommandRefused(
      `A price is at least ${rupees(LEAST_PRICE)}: ${plain(tooLow)}${plan.tooLow.length > 1 ? ' and others' : ''} would be below. Nothing was changed.`,
    );
  }
  for (const { sku, from, to, old_price } of plan.first) {
    const was = old_price === null || old_price <= to ? '' : `, was ${rupees(old_price)}`;
    yield `${plain(sku)}: ${rupees(from)} → ${rupees(to)}${was}`;
  }
  if (plan.count > plan.first.length) yield `… and ${(plan.count - plan.first.length).toLocaleString('en-IN')} more`;
  if (plan.count === 0 || dryRun) {
    yield counted(plan.count);
    return;
  }
  if (plan.deepest) {
    const { sku, from, to } = plan.deepest;
    await context.confirm(questionOfFall({ fallen: plan.fallen, sku, from: rupees(from), to: rupees(to) }));
  }
  if (plan.count > ASKED_ABOVE) await context.confirm(`Change ${plan.count.toLocaleString('en-IN')} prices?`);
  const { changed, unproven } = await changePrices(db, prices, now(), (done, of) =>
    context.progress({ done, of, what: 'prices' }),
  );
  yield counted(changed);
  if (unproven > 0) {
    yield `Of ${unproven.toLocaleString('en-IN')} the old price is not shown, or a lower one: it was not asked in the last 30 days.`;
  }
}

const counted = (count: number) =>
  count === 1 ? '1 price was changed.' : `${count.toLocaleString('en-IN')} prices were changed.`;
const rupees = (amount: number) => (amount > 0 ? formatRupees(paise(amount)) : 'no price');

function changedPrice({ percent, amount }: GivenOptions<typeof CHANGE>): RawBuilder<number> {
  if ((percent === undefined) === (amount === undefined)) {
    throw new CommandRefused('Say by how much: --percent or --amount.');
  }
  return percent === undefined
    ? sql`price_paise + ${amount ?? 0}::bigint`
    : sql`price_paise + round(price_paise * ${percent}::integer / 10000.0)::bigint`;
}

const rounded = (price: RawBuilder<number>, to: Paise | undefined) =>
  to === undefined ? price : sql`(round((${price})::numeric / ${to}::bigint) * ${to}::bigint)::bigint`;

async function scopeOf(db: Db, { category, products, everything }: GivenOptions<typeof CHANGE>) {
  const given = [category, products, everything || undefined].filter((option) => option !== undefined);
  if (given.length !== 1) throw new CommandRefused('Say which: --category, --products or --everything.');
  if (products !== undefined) return sql`product_id = any(${[...products]}::integer[])`;
  if (category === undefined) return sql`true`;
  const found = await findCategory(db, category);
  return sql`product_id in (
    with recursive below as (
      select ${found.category_id}::integer as category_id
      union select child.category_id from categories child join below on child.parent_category_id = below.category_id
    )
    select product_id from product_categories join below using (category_id)
    union select product_id from products join below on main_category_id = category_id
  )`;
}

function readPrice(name: string, typed: string): number {
  return typed.toLowerCase() === 'none' ? 0 : readRupees(name, typed);
}

/** Hundredths of a percent. */
function readPercent(name: string, typed: string): number {
  const hundredths = /^[+-]?\d{1,3}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : 0;
  if (hundredths !== 0 && hundredths > -10_000) return hundredths;
  throw new CommandRefused(`${name} is above -100 and not 0, like -5 or 7.5.`);
}

function readDifference(name: string, typed: string): number {
  const [, sign = '', amount = ''] = /^([+-]?)(.*)$/.exec(typed) ?? [];
  const difference = readRupees(name, amount);
  return sign === '-' ? -difference : difference;
}
