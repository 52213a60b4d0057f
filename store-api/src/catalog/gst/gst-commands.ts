import { sql } from 'kysely';
import { type Command, CommandRefused, command } from '../../platform/command-line/command.ts';
import { csvLine } from '../../platform/command-line/csv.ts';
import { indianDayLimits } from '../../platform/command-line/indian-days.ts';
import type { Db } from '../../platform/database/schema.ts';
import { transactIfOk } from '../../platform/database/transact.ts';
import { indianDay } from '../../platform/time.ts';
import { faultsOfPeriods, faultsOfProducts } from './check-rates.ts';
import { type GstRate, RATE_COLUMNS, readRateFile, UNVERIFIED } from './rate-file.ts';

const list = command({
  name: 'gst list',
  summary: 'The tax rates of a day, each with its source and who has checked it.',
  options: {
    on: { takes: 'DAY', about: 'The day, in India. Without it: today.', read: indianDayLimits },
    all: { about: 'Those of all days.' },
  },
  examples: ['', '--on 2025-09-21', '--all --format csv'],
  columns: {
    hsn: 'text',
    class: 'text',
    percent: 'number',
    from: 'text',
    to: 'text',
    checked_by: 'text',
    source: 'text',
  },
  async *run({ db, now }, { on, all }) {
    const day = indianDay(on?.from ?? now());
    for (const rate of await readRates(db)) {
      if (!all && (rate.valid_from > day || (rate.valid_to ?? day) < day)) continue;
      yield {
        hsn: rate.hsn_code,
        class: rate.material_class,
        percent: rate.rate_percent,
        from: rate.valid_from,
        to: rate.valid_to,
        checked_by: rate.checked_by ?? UNVERIFIED,
        source: rate.source,
      };
    }
  },
});

const check = command({
  name: 'gst check',
  summary: "Whether every product's HSN code has one rate on every day. Fails if one does not.",
  examples: [''],
  async *run({ db }) {
    const rates = await readRates(db);
    const unverified = rates.filter(({ checked_by }) => checked_by === null).length;
    const faults = [...faultsOfPeriods(rates), ...(await faultsOfProducts(db, rates))];
    yield `${rates.length} rates, of which no accountant has checked ${unverified}.`;
    yield* faults;
    if (faults.length > 0) throw new CommandRefused('Some products have no rate, or two, on some day.');
    yield 'Every product has one rate on every day.';
  },
});

const exportRates = command({
  name: 'gst export',
  summary: 'Writes all rates into a CSV file, for the accountant to check and to complete.',
  words: { file: { about: "The file, or '-'.", file: 'write' } },
  examples: ['gst-rates.csv'],
  dryRun: 'plan',
  async *run({ db, dryRun }, { file }) {
    const rates = await readRates(db);
    if (!dryRun) await file.write(lines(rates));
    yield `${rates.length} rates: ${file.name}`;
  },
});

const importRates = command({
  name: 'gst import',
  summary: 'Replaces all rates by those of a CSV file: rates that it does not have are removed.',
  details: `The columns are ${RATE_COLUMNS.join(', ')}. A file with a fault in any row, with a gap or an overlap, or without a rate for a product changes nothing.`,
  words: { file: { about: 'The file, as gst export writes it.', file: 'read' } },
  examples: ['gst-rates.csv --dry-run', 'gst-rates.csv'],
  dryRun: 'plan',
  async *run({ db, confirm, dryRun }, { file }) {
    const read = await readRateFile(await file.open());
    if (!read.ok) throw refused(read.faults);
    const { removed: toRemove } = await planRates(db, read.rates);
    if (toRemove.length > 0) await confirm(`Remove ${toRemove.length} rates that the file does not have?`);
    // A dry run does the same and rolls back: the file has been read.
    const { before, removed } = await transactIfOk(db, async (trx) => {
      // Products are shown with a rate, and rates are replaced, one after the other (migration 0525).
      await sql`select pg_advisory_xact_lock(hashtext('gst-rates'))`.execute(trx);
      const plan = await planRates(trx, read.rates);
      if (plan.removed.length > toRemove.length) throw refused(['The rates were changed during the import.']);
      await replaceRates(trx, read.rates);
      return { ok: !dryRun, ...plan };
    });
    const known = new Map(before.map((rate) => [periodOf(rate), rate]));
    for (const rate of removed) yield `removed: ${formatRate(rate)}`;
    let same = 0;
    for (const rate of read.rates) {
      const former = known.get(periodOf(rate));
      if (!former) yield `added: ${formatRate(rate)}`;
      else if (lineOf(former) !== lineOf(rate)) yield `changed: ${formatRate(former)} → ${formatRate(rate)}`;
      else same += 1;
    }
    yield `unchanged: ${same}`;
  },
});

export const gstCommands: readonly Command[] = [list, check, importRates, exportRates];

function readRates(db: Db): Promise<GstRate[]> {
  return db
    .selectFrom('gst_rates')
    .select(['hsn_code', 'material_class', 'rate_percent', 'valid_from', 'valid_to', 'source', 'checked_by'])
    .orderBy('hsn_code')
    .orderBy('material_class')
    .orderBy('valid_from')
    .execute();
}

/** The rates that there are, and those of them that a file lacks. Throws `CommandRefused` with the file's faults. */
async function planRates(db: Db, rates: readonly GstRate[]) {
  const faults = [...faultsOfPeriods(rates), ...(await faultsOfProducts(db, rates))];
  if (faults.length > 0) throw refused(faults);
  const before = await readRates(db);
  const remaining = new Set(rates.map(periodOf));
  return { before, removed: before.filter((rate) => !remaining.has(periodOf(rate))) };
}

const refused = (faults: readonly string[]) => new CommandRefused([...faults, 'Nothing was changed.'].join('\n'));

async function replaceRates(trx: Db, rates: readonly GstRate[]): Promise<void> {
  await trx.deleteFrom('gst_rates').execute();
  await trx
    .insertInto('gst_rates')
    .values([...rates])
    .execute();
}

async function* lines(rates: readonly GstRate[]): AsyncIterable<string> {
  yield `${csvLine(RATE_COLUMNS)}\n`;
  for (const rate of rates) yield `${lineOf(rate)}\n`;
}

function lineOf(rate: GstRate): string {
  const { hsn_code, material_class, rate_percent, valid_from, valid_to, source, checked_by } = rate;
  return csvLine([
    hsn_code,
    material_class,
    rate_percent,
    valid_from,
    valid_to ?? '',
    source,
    checked_by ?? UNVERIFIED,
  ]);
}

const periodOf = ({ hsn_code, material_class, valid_from }: GstRate) => `${hsn_code} ${material_class} ${valid_from}`;

function formatRate({ hsn_code, material_class, rate_percent, valid_from, valid_to, checked_by }: GstRate): string {
  const code = [hsn_code, material_class].filter(Boolean).join(' ');
  return `${code} ${rate_percent} % from ${valid_from}${valid_to ? ` to ${valid_to}` : ''} (${checked_by ?? UNVERIFIED})`;
}
