import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { indianDay } from '../../platform/time.ts';
import type { InvoiceSeries } from './tables.ts';

const PREFIX: Readonly<Record<InvoiceSeries, string>> = {
  invoice: 'INV',
  'credit-note': 'CRN',
  'test-invoice': 'TI',
  'test-credit-note': 'TC',
};

/**
 * Takes the next `count` numbers of a series and financial year; answers the last. Blocks other transactions that take some until
 * commit: what takes them does little more.
 */
export async function takeNumbers(trx: Db, series: InvoiceSeries, year: string, count: number): Promise<number> {
  const { last_number: last } = await trx
    .insertInto('invoice_counters')
    .values({ series, financial_year: year, last_number: count })
    .onConflict((conflict) =>
      conflict
        .columns(['series', 'financial_year'])
        .doUpdateSet({ last_number: sql<number>`invoice_counters.last_number + excluded.last_number` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last;
}

/**
 * At most 16 characters (CGST rule 46(b)), so beyond the 999,999th of a year the year is named by its beginning alone:
 * 'INV/26/1000000'. Other years and series stay apart by their length.
 */
export function documentNumber(series: InvoiceSeries, year: string, sequence: number): string {
  const named = sequence > 999_999 ? year.slice(0, 2) : year;
  return `${PREFIX[series]}/${named}/${String(sequence).padStart(6, '0')}`;
}

/** India's financial year of a moment, April to March in Indian time: '26-27'. */
export function financialYear(moment: Date): string {
  const [year = 0, month = 0] = indianDay(moment).split('-').map(Number);
  const start = month >= 4 ? year : year - 1;
  return `${twoDigits(start)}-${twoDigits(start + 1)}`;
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0');
