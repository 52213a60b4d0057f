import type { Insertable } from 'kysely';
import { plain } from 'shared-contracts/server-kit/plain';
import { CommandRefused } from '../../platform/command-line/command.ts';
import type { GivenOptions } from '../../platform/command-line/given.ts';
import { indianDayLimits } from '../../platform/command-line/indian-days.ts';
import { readIds, requireAll } from '../../platform/command-line/parameters.ts';
import { REDUCTION, readReduction } from '../../platform/command-line/values.ts';
import type { Database, Db } from '../../platform/database/schema.ts';
import { unknownCategory } from '../products/unknown-category.ts';

export const PROMOTION_OPTIONS = {
  ...REDUCTION,
  category: { takes: 'SLUG', about: 'For the products of a category and of those below it.' },
  products: { takes: 'IDS', about: 'For single products, like 12,40.', read: readIds },
  everything: { about: 'For all products.' },
  from: { takes: 'DAY', about: 'The first day, in India. Without it: now.', read: indianDayLimits },
  until: { takes: 'DAY', about: 'The last day, in India.', read: indianDayLimits },
} as const;

type Typed = GivenOptions<typeof PROMOTION_OPTIONS> & { readonly name: readonly string[] };

interface NewPromotion {
  readonly row: Insertable<Database['promotions']>;
  /** Empty unless it applies to products. */
  readonly productIds: readonly number[];
}

/** Parses an operator's promotion; days are India's, the last one included. Throws `CommandRefused`. */
export async function readPromotion(db: Db, typed: Typed, now: Date): Promise<NewPromotion> {
  const reduction = readReduction(typed);
  if (!reduction) throw new CommandRefused('Say what it takes off: --percent or --amount.');
  const valid_from = typed.from?.from ?? now;
  const valid_until = typed.until?.until ?? null;
  if (valid_until !== null && valid_until <= valid_from) throw new CommandRefused('--until is before its beginning.');
  const { productIds, ...scope } = await readScope(db, typed);
  const row = { name: readName(typed.name), ...reduction, ...scope, valid_from, valid_until, ended_at: null };
  return { row, productIds };
}

function readName(words: readonly string[]): string {
  const name = plain(words.join(' '));
  if (name !== '' && name.length <= 100) return name;
  throw new CommandRefused('Give it a name of at most 100 characters; shoppers do not see it.');
}

async function readScope(db: Db, { category, products, everything }: Typed) {
  const given = [category, products, everything || undefined].filter((option) => option !== undefined);
  if (given.length !== 1) throw new CommandRefused('Say what it lowers: --category, --products or --everything.');
  if (category !== undefined) {
    return {
      applies_to: 'category',
      category_id: await categoryOf(db, category),
      productIds: [],
    } as const;
  }
  if (products === undefined) return { applies_to: 'everything', category_id: null, productIds: [] } as const;
  await checkProducts(db, products);
  return { applies_to: 'products', category_id: null, productIds: products } as const;
}

async function categoryOf(db: Db, slug: string): Promise<number> {
  const category = await db
    .selectFrom('categories')
    .select('category_id')
    .where('slug', '=', slug.toLowerCase())
    .executeTakeFirst();
  if (!category) throw await unknownCategory(db, slug);
  return category.category_id;
}

async function checkProducts(db: Db, ids: readonly number[]): Promise<void> {
  const rows = await db
    .selectFrom('products')
    .select('product_id')
    .where('product_id', 'in', [...ids])
    .execute();
  const found = rows.map((row) => row.product_id);
  requireAll(ids, found, (missing) => `There is no product ${missing}.`);
}
