import { sql } from 'kysely';
import { type Command, command } from '../../platform/command-line/command.ts';
import { giveAllNumbers } from '../mails/tell-numbers.ts';
import { documentLines, net } from './document-lines.ts';
import { DOCUMENTS } from './report-period.ts';

const TAX = { taxable: 'rupees', igst: 'rupees', cgst: 'rupees', sgst: 'rupees', total: 'rupees' } as const;

type Tax = {
  readonly taxable: number;
  readonly igst: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly total: number;
};

const SUMS = sql`
  ${net('taxable')} as taxable, ${net('igst')} as igst, ${net('cgst')} as cgst, ${net('sgst')} as sgst, ${net('total')} as total`;

/** B2B: the buyer gave a GSTIN. */
const BUYERS = sql<'B2B' | 'B2C'>`case when gstin = '' then 'B2C' else 'B2B' end`;
const PERCENT = sql<number>`(rate::double precision / 100)`;

const byState = command({
  name: 'reports tax',
  summary: 'Tax by place of supply and rate, net of credit notes: what GSTR-1 asks of sales to consumers.',
  details: 'A credit note counts in the period in which it was issued. SGST is UTGST in a union territory.',
  options: DOCUMENTS,
  columns: { buyers: 'text', state_code: 'text', state: 'text', rate: 'number', ...TAX },
  examples: ['--from 2026-11-01 --to 2026-11-30', '--from 2026-11-01 --to 2026-11-30 --format csv > gstr1.csv'],
  async *run({ db }, given) {
    await giveAllNumbers(db);
    const { rows } = await sql<Tax & { buyers: string; state_code: string; state: string; rate: number }>`
      select ${BUYERS} as buyers, state_code, max(state) as state, ${PERCENT} as rate, ${SUMS}
      from ${documentLines(given)} as lines
      group by ${BUYERS}, state_code, rate
      order by buyers desc, state_code, rate`.execute(db);
    yield* rows;
    if (rows.length === 0) yield 'No tax documents.';
  },
});

const byHsn = command({
  name: 'reports hsn',
  summary: 'Tax by HSN code and rate, net of credit notes: the HSN summary of GSTR-1.',
  options: DOCUMENTS,
  columns: { buyers: 'text', hsn: 'text', unit: 'text', rate: 'number', quantity: 'number', ...TAX },
  examples: ['--from 2026-11-01 --to 2026-11-30'],
  async *run({ db }, given) {
    await giveAllNumbers(db);
    const { rows } = await sql<Tax & { buyers: string; hsn: string; unit: string; rate: number; quantity: number }>`
      select ${BUYERS} as buyers, hsn, unit, ${PERCENT} as rate, ${net('quantity')} as quantity, ${SUMS}
      from ${documentLines(given)} as lines
      group by ${BUYERS}, hsn, unit, rate
      order by buyers desc, hsn, rate`.execute(db);
    yield* rows;
    if (rows.length === 0) yield 'No tax documents.';
  },
});

export const taxReports: readonly Command[] = [byState, byHsn];
