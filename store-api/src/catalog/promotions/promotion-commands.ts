import { sql } from 'kysely';
import { formatRupees, paise } from 'shared-contracts/domain/money';
import { type Command, CommandRefused, command } from '../../platform/command-line/command.ts';
import { formatPeriod, periodState } from '../../platform/command-line/indian-days.ts';
import { RECORD_IDS, unique } from '../../platform/command-line/parameters.ts';
import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import { PROMOTION_OPTIONS, readPromotion } from './read-promotion.ts';
import { applyPromotions } from './update-promoted-prices.ts';

const list = command({
  name: 'promotions list',
  summary: 'The promotions that lower prices now or will, or all there have been.',
  words: { which: { about: 'Which promotions.', oneOf: ['running', 'all'], optional: true, default: 'running' } },
  examples: ['', 'all'],
  columns: { id: 'number', state: 'text', name: 'text', terms: 'text', lowered: 'number' },
  async *run({ db, now }, { which: shown }) {
    const promotions = await readPromotions(db);
    const listed = promotions.filter((one) => shown === 'all' || ['running', 'planned'].includes(stateOf(one, now())));
    for (const promotion of listed) {
      const { promotion_id: id, name, lowered } = promotion;
      yield { id, state: stateOf(promotion, now()), name, terms: termsOf(promotion).join(', '), lowered };
    }
    if (listed.length === 0) yield shown === 'all' ? 'No promotions.' : 'No running promotions.';
  },
});

const add = command({
  name: 'promotions add',
  summary: 'Lowers prices for a time, everywhere at once; of several the best counts, and no coupon joins it.',
  words: { name: { about: 'A name for you; shoppers do not see it.', many: true } },
  options: PROMOTION_OPTIONS,
  examples: [
    'Winter sale --percent 15 --category beds --from 2026-12-01 --until 2026-12-31',
    'Last pieces --amount 2000 --products 12,40',
  ],
  dryRun: 'transaction',
  async *run({ db, now, confirm }, typed) {
    const planned = await readPromotion(db, typed, now());
    if (planned.row.applies_to === 'everything') await confirm('Lower every price?');
    const added = await transact(db, async (trx) => {
      const { row, productIds } = await readPromotion(trx, typed, now());
      const { promotion_id } = await trx
        .insertInto('promotions')
        .values(row)
        .returning('promotion_id')
        .executeTakeFirstOrThrow();
      const concerned = productIds.map((product_id) => ({ promotion_id, product_id }));
      if (concerned.length > 0) await trx.insertInto('promotion_products').values(concerned).execute();
      return { promotion_id, changed: await applyPromotions(trx, now()) };
    });
    for (const one of await readPromotions(db)) {
      if (one.promotion_id === added.promotion_id) yield formatPromotion(one, now());
    }
    yield changedPrices(added.changed);
  },
});

const end = command({
  name: 'promotions end',
  summary: 'Ends promotions early: prices return to what they were.',
  words: { id: RECORD_IDS },
  examples: ['3'],
  dryRun: 'transaction',
  async *run({ db, now }, { id }) {
    const ids = unique(id);
    const changed = await transact(db, async (trx) => {
      const ended = await trx
        .updateTable('promotions')
        .set((row) => ({ ended_at: row.fn.coalesce('ended_at', sql<Date>`${now()}`) }))
        .where('promotion_id', 'in', [...ids])
        .returning('promotion_id')
        .execute();
      const missing = ids.filter((id) => !ended.some(({ promotion_id }) => promotion_id === id));
      if (missing.length > 0) {
        throw new CommandRefused(`There is no promotion ${missing.join(', ')}. Nothing was changed.`);
      }
      return applyPromotions(trx, now());
    });
    for (const id of ids) yield `promotion ${id}: ended`;
    yield changedPrices(changed);
  },
});

export const promotionCommands: readonly Command[] = [list, add, end];

function readPromotions(db: Db) {
  return db
    .selectFrom('promotions')
    .leftJoin('categories', 'categories.category_id', 'promotions.category_id')
    .selectAll('promotions')
    .select('categories.slug')
    .select([
      sql<number>`(
        select count(*)::integer from promoted_products where promoted_products.promotion_id = promotions.promotion_id
      )`.as('lowered'),
    ])
    .orderBy('promotion_id')
    .execute();
}

type Promotion = Awaited<ReturnType<typeof readPromotions>>[number];

function stateOf(promotion: Promotion, now: Date) {
  return promotion.ended_at === null ? periodState(promotion, now) : 'ended';
}

function termsOf(promotion: Promotion): readonly string[] {
  const { kind, value } = promotion;
  const off = kind === 'percent' ? `${value / 100} %` : formatRupees(paise(value));
  return [`${off} off ${formatScope(promotion)}`, ...formatPeriod(promotion)];
}

function formatPromotion(promotion: Promotion, now: Date): string {
  const terms = [...termsOf(promotion), `products lowered: ${promotion.lowered}`];
  return `${promotion.promotion_id}  ${stateOf(promotion, now)}  ${promotion.name}: ${terms.join(', ')}`;
}

function formatScope({ applies_to, slug }: Promotion): string {
  switch (applies_to) {
    case 'everything':
      return 'everything';
    case 'category':
      return slug ?? '';
    case 'products':
      return 'single products';
  }
}

const changedPrices = (count: number) => (count === 1 ? '1 price was changed.' : `${count} prices were changed.`);
