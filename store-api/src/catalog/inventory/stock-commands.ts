import { plain } from 'shared-contracts/server-kit/plain';
import { type Command, type CommandContext, CommandRefused, command } from '../../platform/command-line/command.ts';
import { indianTime } from '../../platform/time.ts';
import { readSkuValues } from '../product-records/sku-values.ts';
import { findBySku } from '../products/find-by-sku.ts';
import { type CountKind, changeStock, planStock, type StockCount } from './change-stock.ts';

/** Changes that a command prints; the others it counts. */
const SHOWN = 10;
/** So many are changed without a question. */
const ASKED_ABOVE = 100;

const MOST_PIECES = 10_000_000;

const SKU = { about: "The product's own number, like KC-00012." } as const;
const REASON = { takes: 'WORDS', about: 'Why, for the list of changes: "counted on Sunday".' } as const;

const show = command({
  name: 'stock show',
  summary: 'How many pieces there are, and what operators changed, newest first.',
  words: { product: { about: "The product's own number, or its id." } },
  examples: ['KC-00012', '12'],
  async *run({ db }, { product: typed }) {
    const product = await findBySku(db, typed);
    yield `${plain(product.sku)}  ${plain(product.name)}: ${pieces(product.stock_quantity)}`;
    const changes = await db
      .selectFrom('stock_changes')
      .selectAll()
      .where('product_id', '=', product.product_id)
      .orderBy('stock_change_id', 'desc')
      .limit(20)
      .execute();
    for (const { made_at, was, made, reason } of changes) {
      yield `${indianTime(made_at)}: ${was} → ${made}${reason === '' ? '' : `, ${plain(reason)}`}`;
    }
  },
});

const set = command({
  name: 'stock set',
  summary: 'Sets how many pieces of a product can be sold.',
  words: { sku: SKU, pieces: { about: 'A whole number.', read: readPieces } },
  options: { reason: REASON },
  examples: ['KC-00012 40 --reason "counted on Sunday"'],
  dryRun: 'plan',
  async *run(context, { sku, pieces, reason }) {
    const { product_id } = await findBySku(context.db, sku);
    yield* change(context, [{ productId: product_id, pieces }], 'counted', reason);
  },
});

const changeOne = command({
  name: 'stock change',
  summary: 'Adds pieces of a product, or removes some.',
  details:
    'Sales at the same time count: unlike "stock set" it does not need the current number. Stock never goes below 0.',
  words: { sku: SKU },
  options: {
    by: { takes: 'PIECES', about: 'Like 5, or -2 for fewer.', required: true, read: readDifference },
    reason: { ...REASON, required: true },
  },
  examples: ['KC-00012 --by 5 --reason "new delivery"', 'KC-00012 --by -2 --reason "broken in the showroom"'],
  dryRun: 'plan',
  async *run(context, { sku, by, reason }) {
    const { product_id } = await findBySku(context.db, sku);
    yield* change(context, [{ productId: product_id, pieces: by }], 'added', reason);
  },
});

const importFile = command({
  name: 'stock import',
  summary: 'Sets the stock of the products of a file.',
  details:
    'The file is CSV with the columns sku and stock, or JSON Lines with the same names. One wrong row, and nothing is changed. An import that was interrupted can be repeated.',
  words: { file: { about: 'A .csv or .jsonl file; - is standard input, as CSV.', file: 'read' } },
  options: { reason: REASON },
  examples: ['count.csv --reason "yearly count"', '- < count.csv'],
  dryRun: 'plan',
  async *run(context, { file, reason }) {
    const rows = await readSkuValues(context.db, file, { required: 'stock' });
    const counts = rows.map(({ productId, values }) => ({ productId, pieces: Number(values.stock) }));
    yield* change(context, counts, 'counted', reason);
  },
});

export const stockCommands: readonly Command[] = [show, set, changeOne, importFile];

/** Prints what changes, asks if it is much, and does it unless it is a dry run. */
async function* change(
  context: CommandContext,
  counts: readonly StockCount[],
  kind: CountKind,
  reason = '',
): AsyncGenerator<string> {
  const { db, dryRun } = context;
  const plan = await planStock(db, counts, kind, SHOWN);
  for (const { sku, was, made } of plan.first) yield `${plain(sku)}: ${was} → ${pieces(made)}`;
  if (plan.count > plan.first.length) yield `… and ${(plan.count - plan.first.length).toLocaleString('en-IN')} more`;
  if (plan.count === 0 || dryRun) {
    yield counted(plan.count);
    return;
  }
  if (plan.count > ASKED_ABOVE) {
    await context.confirm(`Change the stock of ${plan.count.toLocaleString('en-IN')} products?`);
  }
  const changed = await changeStock(db, { counts, kind, reason: plain(reason).slice(0, 200) }, (done) =>
    context.progress({ done, of: counts.length, what: 'products' }),
  );
  yield counted(changed);
}

const pieces = (count: number) => (count === 1 ? '1 piece' : `${count.toLocaleString('en-IN')} pieces`);
const counted = (count: number) =>
  count === 1
    ? 'The stock of 1 product was changed.'
    : `The stock of ${count.toLocaleString('en-IN')} products was changed.`;

function readPieces(name: string, typed: string): number {
  const count = /^\d{1,8}$/.test(typed) ? Number(typed) : Number.NaN;
  if (count <= MOST_PIECES) return count;
  throw new CommandRefused(`${name} is a whole number, at most ${MOST_PIECES.toLocaleString('en-IN')}.`);
}

function readDifference(name: string, typed: string): number {
  const count = /^[+-]?\d{1,8}$/.test(typed) ? Number(typed) : 0;
  if (count !== 0 && Math.abs(count) <= MOST_PIECES) return count;
  throw new CommandRefused(`${name} is like 5 or -2, and not 0.`);
}
