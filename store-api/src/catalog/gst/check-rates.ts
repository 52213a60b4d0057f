import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { DAY_MS } from '../../platform/time.ts';
import type { GstRate } from './rate-file.ts';

type Period = Pick<GstRate, 'hsn_code' | 'material_class' | 'valid_from' | 'valid_to'>;

const keyOf = ({ hsn_code, material_class }: Pick<GstRate, 'hsn_code' | 'material_class'>) =>
  material_class === '' ? hsn_code : `${hsn_code} ${material_class}`;

/** What is wrong between rows of a code: gaps, overlaps, an end. A sentence each. */
export function faultsOfPeriods(rates: readonly Period[]): readonly string[] {
  return [...Map.groupBy(rates, keyOf)].flatMap(([key, periods]) => {
    const ordered = periods.toSorted((one, other) => one.valid_from.localeCompare(other.valid_from));
    return ordered.flatMap((rate, index) => {
      const next = ordered[index + 1];
      if (rate.valid_to !== null && rate.valid_to < rate.valid_from)
        return [`${key}: ${rate.valid_from} ends before it begins.`];
      if (!next) return rate.valid_to === null ? [] : [`${key}: has no rate after ${rate.valid_to}.`];
      const expected = rate.valid_to === null ? null : dayAfter(rate.valid_to);
      if (expected === next.valid_from) return [];
      const isGap = expected !== null && expected < next.valid_from;
      return [`${key}: ${isGap ? 'no rate' : 'two rates'} between ${rate.valid_from} and ${next.valid_from}.`];
    });
  });
}

/** Products without a rate on every day since they exist. A sentence per code and class. */
export async function faultsOfProducts(db: Db, rates: readonly Period[]): Promise<readonly string[]> {
  const { rows } = await sql<{
    hsn_code: string;
    material_class: string;
    products: number;
    sku: string;
    since: string;
  }>`
    select hsn_code, gst_material_class as material_class, count(*)::integer as products, min(sku) as sku,
      to_char(min(created_at) at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as since
    from products group by hsn_code, gst_material_class order by 1, 2`.execute(db);
  const begins = new Map<string, string>();
  for (const rate of rates) {
    const first = begins.get(keyOf(rate));
    if (first === undefined || rate.valid_from < first) begins.set(keyOf(rate), rate.valid_from);
  }
  return rows.flatMap((row) => {
    const first = begins.get(keyOf(row));
    const of = `${row.products === 1 ? 'product' : `${row.products} products, e.g.`} ${row.sku}`;
    if (first === undefined) return [`${keyOf(row)}: has no rate, and is the code of ${of}.`];
    return first > row.since ? [`${keyOf(row)}: has no rate before ${first}; ${of} is sold since ${row.since}.`] : [];
  });
}

const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
