import { type Command, CommandRefused, command } from '../../../platform/command-line/command.ts';
import type { InputFile } from '../../../platform/command-line/files.ts';
import { type CsvRow, readCsv, UnreadableTable } from '../../../platform/command-line/read-csv.ts';
import { transact } from '../../../platform/database/transact.ts';
import { ORDER } from '../commands/find-order.ts';
import { type Dispatch, type DispatchResult, dispatchOrder, expectOrder } from './dispatch-order.ts';
import { DISPATCH, EXPECTED_DAY } from './dispatch-values.ts';

const dispatch = command({
  name: 'orders dispatch',
  summary: 'An order has left: says with whom and when it should arrive, and mails that to the shopper.',
  details:
    'Repeated it corrects what was said, without another mail. "orders move ORDER Completed" says that it arrived.',
  words: { order: ORDER },
  options: DISPATCH,
  examples: ['KC-2611-000123 --carrier "Blue Dart" --tracking 81234567890 --expected 2026-12-01'],
  dryRun: 'transaction',
  async *run({ db, now }, { order, ...details }) {
    const dispatched = asDispatch(order, details);
    yield formatDispatch(dispatched, await dispatchOrder(db, dispatched, now()));
  },
});

const expect = command({
  name: 'orders expect',
  summary: 'Says when an order should arrive, while it is being prepared or on its way.',
  words: { order: ORDER, day: EXPECTED_DAY },
  examples: ['KC-2611-000123 2026-12-01'],
  dryRun: 'transaction',
  async *run({ db }, { order, day }) {
    const expected = { orderNumber: order.toUpperCase(), expectedOn: day };
    const refused = await expectOrder(db, expected);
    if (refused) throw new CommandRefused(`${refusal(expected.orderNumber, refused)} Nothing was changed.`);
    yield `${expected.orderNumber}: expected on ${day}`;
  },
});

/** A day's dispatches; what a carrier's program writes. */
const MOST_ROWS = 5_000;
const COLUMNS = ['order', ...Object.keys(DISPATCH)];

const dispatchAll = command({
  name: 'orders dispatch-all',
  summary: 'Dispatches the orders of a CSV file; all of them, or none when a row is wrong.',
  details: `Its columns are ${COLUMNS.join(', ')}; all but order may be empty or missing.`,
  words: { file: { about: 'A CSV file with a line of column names.', file: 'read' } },
  examples: ['dispatched-today.csv --dry-run'],
  dryRun: 'plan',
  async *run({ db, now, dryRun }, { file }) {
    const rows = await readRows(file);
    const lines = await transactOrTry(async (trx) => {
      const printed: string[] = [];
      const faults: string[] = [];
      for (const { row, dispatch } of rows) {
        const result = await dispatchOrder(trx, dispatch, now());
        if (result.ok) printed.push(formatDispatch(dispatch, result));
        else faults.push(`Row ${row}: ${refusal(dispatch.orderNumber, result)}`);
      }
      if (faults.length > 0) throw new CommandRefused([...faults, 'Nothing was changed.'].join('\n'));
      return printed;
    });
    yield* lines;

    /** The file has come whole before, so that a dry run holds the database no longer than the act itself. */
    function transactOrTry(work: Parameters<typeof transact<string[]>>[1]): Promise<string[]> {
      if (!dryRun) return transact(db, work);
      const rollback = new DryRunRollback();
      return transact(db, async (trx) => {
        rollback.lines = await work(trx);
        throw rollback;
      }).catch((fault) => {
        if (fault === rollback) return rollback.lines;
        throw fault;
      });
    }
  },
});

/** Rolls a dry run back. */
class DryRunRollback extends Error {
  lines: string[] = [];
}

export const dispatchCommands: readonly Command[] = [dispatch, expect, dispatchAll];

interface DispatchDetails {
  readonly carrier?: string | undefined;
  readonly tracking?: string | undefined;
  readonly link?: string | undefined;
  readonly expected?: string | undefined;
}

function asDispatch(order: string, { carrier, tracking, link, expected }: DispatchDetails): Dispatch {
  return {
    orderNumber: order.toUpperCase(),
    carrier,
    trackingNumber: tracking,
    trackingUrl: link,
    expectedOn: expected,
  };
}

interface DispatchRow {
  /** As the file's program numbers it. */
  readonly row: number;
  readonly dispatch: Dispatch;
}

async function readRows(file: InputFile): Promise<readonly DispatchRow[]> {
  const rows: DispatchRow[] = [];
  const faults: string[] = [];
  // Of two rows the later one would replace the number that the earlier one says.
  const orders = new Set<string>();
  try {
    const table = readCsv(await file.open(), { names: COLUMNS, key: 'order', mostRows: MOST_ROWS });
    for await (const { row, cells, faults: ofRow } of table) {
      faults.push(...ofRow.map((fault) => `Row ${row} ${fault}.`));
      const read = readRow(cells);
      if (!read.ok) faults.push(`Row ${row}: ${read.fault}`);
      else if (orders.has(read.dispatch.orderNumber)) {
        faults.push(`Row ${row}: ${read.dispatch.orderNumber} is in an earlier row already.`);
      } else {
        orders.add(read.dispatch.orderNumber);
        rows.push({ row, dispatch: read.dispatch });
      }
    }
  } catch (fault) {
    if (!(fault instanceof UnreadableTable)) throw fault;
    faults.push(`${file.name}: ${fault.message}`);
  }
  if (faults.length > 0) throw new CommandRefused([...faults, 'Nothing was changed.'].join('\n'));
  return rows;
}

type ReadRow = { readonly ok: true; readonly dispatch: Dispatch } | { readonly ok: false; readonly fault: string };

function readRow(cells: CsvRow<string>['cells']): ReadRow {
  const order = cells.order?.trim();
  if (!order) return { ok: false, fault: 'order is missing.' };
  try {
    const details = Object.entries(DISPATCH).map(([name, { read }]) => {
      const cell = cells[name]?.trim();
      return [name, cell ? read(name, cell) : undefined];
    });
    return { ok: true, dispatch: asDispatch(order, Object.fromEntries(details)) };
  } catch (fault) {
    if (!(fault instanceof CommandRefused)) throw fault;
    return { ok: false, fault: fault.message };
  }
}

function formatDispatch({ orderNumber }: Dispatch, result: DispatchResult): string {
  if (!result.ok) throw new CommandRefused(`${refusal(orderNumber, result)} Nothing was changed.`);
  if (!result.isFirst) return `${orderNumber}: what was said of its dispatch is changed, without a mail`;
  const dispatched = result.from === 'Active' ? 'Active → InProgress, dispatched' : 'dispatched';
  return `${orderNumber}: ${dispatched}; ${result.mail}`;
}

function refusal(orderNumber: string, refused: Extract<DispatchResult, { ok: false }>): string {
  switch (refused.because) {
    case 'unknown-order':
      return `There is no order ${orderNumber}.`;
    case 'nothing-to-carry':
      return `${orderNumber} has downloads only.`;
    case 'not-from-here':
      return `${orderNumber} is ${refused.from}.`;
    case 'recalled':
      return `${orderNumber} has ${refused.sku}, which is recalled: give its money back ("orders move ${orderNumber} Refunded").`;
  }
}
