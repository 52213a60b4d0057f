import type { Insertable } from 'kysely';
import { CommandRefused } from '../../platform/command-line/command.ts';
import { indianDayLimits } from '../../platform/command-line/indian-days.ts';
import { parseOptions } from '../../platform/command-line/options.ts';
import { recordIds, requireAll } from '../../platform/command-line/parameters.ts';
import { plain } from '../../platform/command-line/plain.ts';
import { readReduction } from '../../platform/command-line/values.ts';
import type { Database, Db } from '../../platform/database/schema.ts';

const OPTIONS = {
  percent: { type: 'string' },
  amount: { type: 'string' },
  category: { type: 'string' },
  products: { type: 'string' },
  everything: { type: 'boolean' },
  from: { type: 'string' },
  until: { type: 'string' },
} as const;

export const PROMOTION_OPTIONS =
  'NAME --percent N|--amount RUPEES --category SLUG|--products ID,ID…|--everything [--from DAY] [--until DAY]';

interface NewPromotion {
  readonly row: Insertable<Database['promotions']>;
  /** Empty unless it applies to products. */
  readonly productIds: readonly number[];
}

/** Parses an operator's promotion; days are India's, the last one included. Throws `CommandRefused`. */
export async function readPromotion(db: Db, parameters: readonly string[], now: Date): Promise<NewPromotion> {
  const { values, positionals } = parseOptions(parameters, OPTIONS);
  const reduction = readReduction(values);
  if (!reduction) throw new CommandRefused('Say what it takes off: --percent or --amount.');
  const valid_from = values.from === undefined ? now : indianDayLimits('--from', values.from).from;
  const valid_until = values.until === undefined ? null : indianDayLimits('--until', values.until).until;
  if (valid_until !== null && valid_until <= valid_from) throw new CommandRefused('--until lies before its beginning.');
  const { productIds, ...scope } = await readScope(db, values);
  const row = { name: readName(positionals), ...reduction, ...scope, valid_from, valid_until, ended_at: null };
  return { row, productIds };
}

function readName(words: readonly string[]): string {
  const name = plain(words.join(' '));
  if (name !== '' && name.length <= 100) return name;
  throw new CommandRefused('Give it a name of at most 100 characters; shoppers do not see it.');
}

interface ScopeOptions {
  readonly category?: string | undefined;
  readonly products?: string | undefined;
  readonly everything?: boolean | undefined;
}

async function readScope(db: Db, { category, products, everything }: ScopeOptions) {
  const given = [category, products, everything].filter((option) => option !== undefined);
  if (given.length !== 1) throw new CommandRefused('Say what it lowers: --category, --products or --everything.');
  if (category !== undefined) {
    return { applies_to: 'category', category_id: await categoryOf(db, category), productIds: [] } as const;
  }
  if (products === undefined) return { applies_to: 'everything', category_id: null, productIds: [] } as const;
  const productIds = recordIds(products.split(','));
  await checkProducts(db, productIds);
  return { applies_to: 'products', category_id: null, productIds } as const;
}

async function categoryOf(db: Db, slug: string): Promise<number> {
  const category = await db
    .selectFrom('categories')
    .select('category_id')
    .where('slug', '=', slug.toLowerCase())
    .executeTakeFirst();
  if (!category) throw new CommandRefused(`There is no category ${plain(slug).slice(0, 60)}.`);
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
