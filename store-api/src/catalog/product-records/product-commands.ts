import { sql } from 'kysely';
import { formatRupees, fromRupees } from 'shared-contracts/domain/money';
import { type Command, type CommandContext, CommandRefused, command } from '../../platform/command-line/command.ts';
import type { InputFile } from '../../platform/command-line/files.ts';
import { readWhole } from '../../platform/command-line/read-whole.ts';
import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import { openFiles } from '../../platform/files/stored-files.ts';
import { fallsByHalf, questionOfFall } from '../products/steep-fall.ts';
import { storedSkus } from '../products/stored-skus.ts';
import { isSwatch } from '../products/swatch-of.ts';
import { cellOf } from './cells.ts';
import { applyRecords } from './import-products.ts';
import type { Plan } from './plan-record.ts';
import type { Revise } from './plan-rows.ts';
import { type FileSource, NO_FILES, productFiles } from './product-files.ts';
import { PRODUCT_OPTIONS, readProductOptions, refusalOf } from './product-options.ts';
import { COLUMN_NAMES, COLUMNS, type GivenRecord } from './product-record.ts';
import { everyStoredProduct, type StoredProduct, storedProducts } from './stored-products.ts';
import { lockProductsOf } from './write-products.ts';

const SKU = { about: 'Its SKU.' } as const;
const SKUS = { about: 'SKUs.', many: true } as const;

const create = command({
  name: 'products create',
  summary: 'A new product. Shoppers see it once it has a picture and is published.',
  words: { sku: SKU },
  options: PRODUCT_OPTIONS,
  examples: [
    'OSLO-1 --name "Oslo Chair" --categories lounge-chairs --vendor "Marwar Woodworks" --hsn 9401 --shipping-days 9 --price 12499 --stock 4',
  ],
  dryRun: 'plan',
  async *run(context, { sku, ...options }) {
    const record = readProductOptions(sku, options);
    const there = (await storedSkus(context.db, [sku])).get(sku);
    if (there) {
      throw new CommandRefused(`There is a product ${there} already: products set ${there} changes it.`);
    }
    yield* changesOf(await apply(context, [record]));
  },
});

const set = command({
  name: 'products set',
  summary: 'Changes what is given of a product, and leaves the rest.',
  details: 'An empty text, as in --material "", says that it has none.',
  words: { sku: SKU },
  options: PRODUCT_OPTIONS,
  examples: ['OSLO-1 --price 11999 --old-price 12499', 'OSLO-1 --tags Bestseller --tags "Solid Wood"'],
  dryRun: 'plan',
  async *run(context, { sku, ...options }) {
    const record = readProductOptions(sku, options);
    if (Object.keys(record).length === 1) throw new CommandRefused('Say what to change, e.g. --price 11999.');
    await requireProducts(context.db, [sku]);
    yield* changesOf(await apply(context, [record]));
  },
});

const show = command({
  name: 'products show',
  summary: 'All there is about a product, and its address.',
  words: { sku: SKU },
  examples: ['OSLO-1'],
  async *run({ db }, { sku }) {
    const [product] = await requireProducts(db, [sku]);
    if (!product) return;
    const { record, slug, productId } = product;
    yield `address: /collections/${record.categories[0]}/${slug}`;
    yield `number in the shop: ${productId}`;
    for (const name of COLUMN_NAMES) {
      const lines = cellOf(record[name]).split('\n');
      yield `${name}: ${lines.join('\n    ')}`;
    }
  },
});

const list = command({
  name: 'products list',
  summary: 'The products, as a table.',
  options: {
    category: { about: 'Only those of a category, by its slug.', takes: 'SLUG' },
    vendor: { about: 'Only those of a vendor.', takes: 'NAME' },
    hidden: { about: 'Only those that shoppers do not see.' },
    soldOut: { about: 'Only those that are sold out.' },
  },
  examples: ['', '--category lounge-chairs', '--hidden --format csv'],
  columns: {
    sku: 'text',
    name: 'text',
    category: 'text',
    price: 'rupees',
    stock: 'number',
    published: 'text',
    swatch: 'text',
  },
  async *run({ db }, { category, vendor, hidden, soldOut }) {
    const rows = await db.selectFrom('product_swatches').select('product_id').execute();
    const swatches = new Set(rows.map(({ product_id }) => product_id));
    const inCategory = sql`exists (
      select from product_categories join categories using (category_id)
      where product_categories.product_id = products.product_id and slug = ${category ?? ''}
    )`;
    const conditions = [
      ...(category === undefined ? [] : [inCategory]),
      ...(vendor === undefined ? [] : [sql`vendor_id in (select vendor_id from vendors where name = ${vendor})`]),
      ...(hidden ? [sql`not is_published and not ${isSwatch}`] : []),
      ...(soldOut ? [sql`stock_quantity = 0`] : []),
    ];
    const all = everyStoredProduct(db, conditions.length > 0 ? sql.join(conditions, sql` and `) : undefined);
    for await (const { productId, record } of all) {
      yield {
        sku: record.sku,
        name: record.name,
        category: record.categories[0] ?? '',
        price: record.price === null ? null : Math.round(record.price * 100),
        stock: record.stock,
        published: record.published ? 'yes' : 'no',
        swatch: swatches.has(productId) ? 'yes' : 'no',
      };
    }
  },
});

const columns = command({
  name: 'products columns',
  summary: 'The columns of an import, and what is written there.',
  examples: [''],
  async *run() {
    for (const name of COLUMN_NAMES) yield `${name.padEnd(18)}${COLUMNS[name].about}`;
  },
});

/** A command that gives each of some products the same values. */
function change(name: string, summary: string, given: Omit<Partial<GivenRecord>, 'sku'>): Command {
  return command({
    name,
    summary,
    words: { sku: SKUS },
    examples: ['OSLO-1', 'OSLO-1 OSLO-2'],
    dryRun: 'plan',
    async *run(context, { sku }) {
      const products = await requireProducts(context.db, sku);
      yield* changesOf(
        await apply(
          context,
          products.map(({ record }) => ({ sku: record.sku, ...given })),
        ),
      );
    },
  });
}

/** Of some products those that are in an order, or in a cart whose payment is open. */
type FindSold = (db: Db, skus: readonly string[]) => Promise<readonly string[]>;

const remove = (findSold: FindSold) =>
  command({
    name: 'products delete',
    summary: 'Deletes products that were never sold, with their pictures and reviews.',
    details: 'What was sold stays: orders and invoices refer to it. products end or unpublish it.',
    words: { sku: SKUS },
    examples: ['OSLO-1'],
    dryRun: 'plan',
    async *run({ db, dryRun, confirm }, { sku }) {
      const skus = (await requireProducts(db, sku)).map(({ record }) => record.sku);
      await confirm(`${skus.length === 1 ? 'The product is' : `${skus.length} products are`} deleted for good.`);
      await transact(db, async (trx) => {
        await lockProductsOf(trx, skus);
        const sold = await findSold(trx, skus);
        if (sold.length > 0) {
          throw new CommandRefused(
            `${sold.join(', ')} has been sold or is being bought: "products end" stops its sale. Nothing was changed.`,
          );
        }
        if (dryRun) return;
        await trx.deleteFrom('related_products').where('related_sku', 'in', skus).execute();
        await trx.deleteFrom('products').where('sku', 'in', skus).execute();
      });
      for (const one of skus) yield `${one}: deleted`;
    },
  });

const download = command({
  name: 'products download',
  summary: 'The file that buyers of a download get: a PDF, ZIP or EPUB.',
  details: 'Buyers of the former file get the new one, too.',
  words: { sku: SKU, file: { about: 'The file.', file: 'read' } },
  examples: ['WOOD-CARE handbook.pdf'],
  dryRun: 'plan',
  async *run(context, { sku, file }) {
    await requireProducts(context.db, [sku]);
    yield* changesOf(
      await apply(context, [{ sku, digital: true, digital_file: file.name }], { source: givenFiles([file]) }),
    );
  },
});

/** @param findSold asks the rooms that sell, which are above the catalogue */
export const productCommands = (findSold: FindSold): readonly Command[] => [
  list,
  show,
  create,
  set,
  change('products publish', 'Shows products to shoppers.', { published: true }),
  change('products unpublish', 'Takes products out of the shop; their pages are gone.', { published: false }),
  change('products end', 'Stops selling products: their pages stay, as sold out.', { stock: 0 }),
  remove(findSold),
  download,
  columns,
];

/** The products of SKUs in any case, each once. Throws `CommandRefused` unless the shop has them all. */
export async function requireProducts(db: Db, skus: readonly string[]): Promise<readonly StoredProduct[]> {
  const spelled = await storedSkus(db, skus);
  const missing = skus.filter((sku) => !spelled.has(sku));
  if (missing.length > 0) throw new CommandRefused(`There is no product ${missing.join(', ')}. Nothing was changed.`);
  return [...(await storedProducts(db, [...new Set(spelled.values())])).values()];
}

interface Applied {
  readonly source?: FileSource;
  readonly revise?: Revise;
}

/** Asks when prices lose more than half. */
export async function askOfFalls(falls: readonly SteepFall[], confirm: CommandContext['confirm']): Promise<void> {
  const [deepest] = falls.toSorted((one, other) => one.to / one.from - other.to / other.from);
  if (!deepest) return;
  const { sku, from, to } = deepest;
  const rupees = (amount: number) => formatRupees(fromRupees(amount));
  await confirm(questionOfFall({ fallen: falls.length, sku, from: rupees(from), to: rupees(to) }));
}

/** Rupees. */
export interface SteepFall {
  readonly sku: string;
  readonly from: number;
  readonly to: number;
}

export function steepFallOf(plan: Plan): SteepFall | undefined {
  if (plan.kind !== 'change') return undefined;
  const [from, to] = [plan.before.record.price, plan.after.price];
  return from !== null && to !== null && fallsByHalf(from, to) ? { sku: plan.after.sku, from, to } : undefined;
}

/** Writes records, or throws `CommandRefused` with all that is wrong with them. */
export async function apply(
  { db, settings, dryRun, now, confirm }: CommandContext,
  records: readonly GivenRecord[],
  { source = NO_FILES, revise }: Applied = {},
): Promise<readonly Plan[]> {
  const files = productFiles({ db, stored: openFiles(settings), source, stores: 'later' });
  const plans = await applyRecords(db, records, {
    files,
    now: now(),
    dryRun,
    revise,
    agree: (plans) =>
      askOfFalls(
        plans.flatMap((plan) => steepFallOf(plan) ?? []),
        confirm,
      ),
  });
  const faults = plans.flatMap((plan) => (plan.kind === 'faults' ? plan.faults : []));
  if (faults.length > 0) throw refusalOf(faults);
  return plans;
}

export function* changesOf(plans: readonly Plan[]): Generator<string> {
  for (const plan of plans) yield* changesOfPlan(plan);
}

const LONGEST = 60;
const shortened = (text: string) =>
  (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text).replaceAll('\n', ' ');

/** 'OSLO-1: price 12499 → 11999', one line for each change. */
export function* changesOfPlan(plan: Plan): Generator<string> {
  if (plan.kind === 'unchanged') yield 'Nothing changes.';
  if (plan.kind === 'create')
    yield `${plan.after.sku}: created, ${plan.after.published ? 'published' : 'not published yet'}`;
  if (plan.kind !== 'change') return;
  for (const name of plan.columns) {
    const [was, is] = [plan.before.record[name], plan.after[name]].map((value) => shortened(cellOf(value)) || 'none');
    yield `${plan.after.sku}: ${name} ${was} → ${is}`;
  }
}

/** The files of a command line, by their names. */
export function givenFiles(files: readonly InputFile[]): FileSource {
  const byName = new Map(files.map((file) => [file.name, file]));
  return {
    has: (name) => byName.has(name),
    async read(name, mostBytes) {
      const file = byName.get(name);
      return file ? readWhole(file, mostBytes) : null;
    },
  };
}
