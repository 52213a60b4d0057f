import * as v from 'valibot';
import { readCsv, UnreadableTable } from '../../platform/command-line/read-csv.ts';

/** How a file says that no accountant has looked at a row. */
export const UNVERIFIED = 'unverified';
export const RATE_COLUMNS = ['hsn', 'materialClass', 'percent', 'from', 'to', 'source', 'checkedBy'] as const;

/** A rate for a code and class of material over a period of whole days, with the notification that set it (PAY-14). */
export const rateRow = v.pipe(
  v.strictObject({
    hsn: v.pipe(v.string('is missing'), v.regex(/^\d{4,8}$/, 'is 4 to 8 digits')),
    materialClass: v.optional(v.literal('wholly-cane-bamboo-rattan', "is empty or 'wholly-cane-bamboo-rattan'")),
    percent: v.pipe(
      v.string('is missing'),
      v.regex(/^\d{1,3}$/, 'is a whole number'),
      v.transform(Number),
      v.maxValue(100, 'is at most 100'),
    ),
    from: v.pipe(v.string('is missing'), v.isoDate('is a day like 2025-09-22')),
    to: v.optional(v.pipe(v.string(), v.isoDate('is a day like 2025-09-22, or empty'))),
    source: v.string('is missing: the notification, with its date'),
    /** Who has checked the row, and when. */
    checkedBy: v.string(`is missing: a name and a day, or '${UNVERIFIED}'`),
  }),
  v.transform(({ hsn, materialClass, percent, from, to, source, checkedBy }) => ({
    hsn_code: hsn,
    material_class: materialClass ?? '',
    rate_percent: percent,
    valid_from: from,
    valid_to: to ?? null,
    source,
    checked_by: checkedBy.toLowerCase() === UNVERIFIED ? null : checkedBy,
  })),
);

export type GstRate = v.InferOutput<typeof rateRow>;

type ReadRates =
  | { readonly ok: true; readonly rates: readonly GstRate[] }
  /** A sentence each, with row and column. */
  | { readonly ok: false; readonly faults: readonly string[] };

/** More codes and periods than there are. */
const MOST_RATES = 10_000;

/** Reads the accountant's file: CSV with the columns of RATE_COLUMNS in any order. */
export async function readRateFile(bytes: AsyncIterable<Uint8Array>): Promise<ReadRates> {
  const rates: GstRate[] = [];
  const faults: string[] = [];
  try {
    for await (const given of readCsv(bytes, { names: RATE_COLUMNS, key: 'hsn', mostRows: MOST_RATES })) {
      const cells = Object.fromEntries(RATE_COLUMNS.map((name) => [name, given.cells[name]?.trim() || undefined]));
      const { success, output, issues = [] } = v.safeParse(rateRow, cells);
      faults.push(...given.faults.map((fault) => `Row ${given.row} ${fault}.`));
      faults.push(...issues.map(({ path, message }) => `Row ${given.row}, ${path?.[0].key}: ${message}.`));
      if (success) rates.push(output);
    }
  } catch (fault) {
    if (!(fault instanceof UnreadableTable)) throw fault;
    faults.push(fault.message);
  }
  if (rates.length + faults.length === 0) faults.push('The file has no rows.');
  return faults.length > 0 ? { ok: false, faults } : { ok: true, rates };
}
