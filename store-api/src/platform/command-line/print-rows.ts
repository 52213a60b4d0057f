import { formatRupees, paise } from 'shared-contracts/domain/money';
import { plain } from 'shared-contracts/server-kit/plain';
import { indianTime } from '../time.ts';
import type { Cell, ColumnKind, Columns, Format, Row } from './columns.ts';
import { csvLine } from './csv.ts';
import type { Terminal } from './terminal.ts';

/** Prints rows and text in a format. Rows stream: a table's widths are those of its first rows. */
export interface RowPrinter {
  row(row: Row): Promise<void>;
  text(line: string): Promise<void>;
  end(): Promise<void>;
}

export function rowPrinter(format: Format, columns: Columns, terminal: Terminal): RowPrinter {
  switch (format) {
    case 'table':
      return tablePrinter(columns, terminal);
    case 'csv':
      return csvPrinter(columns, terminal);
    case 'json':
      return jsonPrinter(columns, terminal);
    case 'jsonl':
      return {
        row: (row) => terminal.print(JSON.stringify(forMachines(columns, row))),
        text: (line) => terminal.remark(line),
        end: async () => {},
      };
  }
}

const MEASURED_ROWS = 200;

function tablePrinter(columns: Columns, terminal: Terminal): RowPrinter {
  const keys = Object.keys(columns);
  const head = keys.map((key) => (key.charAt(0).toUpperCase() + key.slice(1)).replaceAll('_', ' '));
  let waiting: string[][] | null = [];
  let widths: number[] = [];
  const line = (cells: readonly string[]) =>
    keys
      .map((key, place) => {
        const cell = cells[place] ?? '';
        const isFigure = columns[key] === 'number' || columns[key] === 'rupees';
        return isFigure ? cell.padStart(widths[place] ?? 0) : cell.padEnd(widths[place] ?? 0);
      })
      .join('  ')
      .trimEnd();
  const flush = async () => {
    if (waiting === null) return;
    const measured = waiting;
    waiting = null;
    if (measured.length === 0) return;
    widths = head.map((title, place) =>
      Math.max(title.length, ...measured.map((cells) => (cells[place] ?? '').length)),
    );
    await terminal.print(line(head));
    for (const cells of measured) await terminal.print(line(cells));
  };
  return {
    async row(row) {
      const cells = keys.map((key) => forPeople(columns[key], row[key] ?? null));
      if (waiting === null) return terminal.print(line(cells));
      waiting.push(cells);
      if (waiting.length === MEASURED_ROWS) await flush();
    },
    async text(message) {
      await flush();
      await terminal.print(message);
    },
    end: flush,
  };
}

function csvPrinter(columns: Columns, terminal: Terminal): RowPrinter {
  const keys = Object.keys(columns);
  let hasHead = false;
  const head = async () => {
    if (!hasHead) await terminal.print(csvLine(keys));
    hasHead = true;
  };
  return {
    async row(row) {
      await head();
      await terminal.print(csvLine(keys.map((key) => forMachine(columns[key], row[key] ?? null))));
    },
    text: (line) => terminal.remark(line),
    end: head,
  };
}

function jsonPrinter(columns: Columns, terminal: Terminal): RowPrinter {
  let last: string | null = null;
  return {
    async row(row) {
      await terminal.print(last === null ? '[' : `${last},`);
      last = `  ${JSON.stringify(forMachines(columns, row))}`;
    },
    text: (line) => terminal.remark(line),
    async end() {
      if (last === null) return terminal.print('[]');
      await terminal.print(last);
      await terminal.print(']');
    },
  };
}

function forPeople(kind: ColumnKind | undefined, cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return indianTime(cell);
  if (kind === 'rupees') return `${Number(cell) < 0 ? '-' : ''}${formatRupees(paise(Math.abs(Number(cell))))}`;
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return plain(String(cell));
}

function forMachines(columns: Columns, row: Row): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(columns).map(([key, kind]) => [key, forMachine(kind, row[key] ?? null)]));
}

function forMachine(kind: ColumnKind | undefined, cell: Cell): string | number | boolean | null {
  if (cell instanceof Date) return cell.toISOString();
  return kind === 'rupees' && cell !== null ? Number(cell) / 100 : cell;
}
