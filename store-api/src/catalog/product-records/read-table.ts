import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { didYouMean } from '../../platform/command-line/nearest.ts';
import { LONGEST_ROW, readCsv, textOf, UnreadableTable } from '../../platform/command-line/read-csv.ts';
import { valueOfCell } from './cells.ts';
import { COLUMN_NAMES, type ColumnName, isColumnName, type RecordFault } from './product-record.ts';

/** A row of an operator's file. */
export interface GivenRow {
  /** As a spreadsheet numbers it: the head of a CSV file is row 1. In JSON Lines the number of the line. */
  readonly row: number;
  /** By known columns. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What is wrong with the row itself. */
  readonly faults: readonly RecordFault[];
}

export type TableFormat = 'csv' | 'jsonl';

/** Of a file's name; what is piped in, '-', is CSV. */
export const formatOf = (name: string): TableFormat => (/\.(jsonl|ndjson)$/i.test(name) ? 'jsonl' : 'csv');

/** The rows of a file, as it comes. Throws `UnreadableTable`. */
export function readTable(bytes: AsyncIterable<Uint8Array>, format: TableFormat): AsyncGenerator<GivenRow> {
  return format === 'csv' ? rowsOfCsv(bytes) : readJsonLines(textOf(bytes));
}

async function* rowsOfCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<GivenRow> {
  for await (const { row, cells, faults } of readCsv(bytes, { names: COLUMN_NAMES, key: 'sku' })) {
    const values: Record<string, unknown> = {};
    for (const [name, cell] of Object.entries(cells)) {
      const value = valueOfCell(name as ColumnName, cell);
      if (value !== undefined) values[name] = value;
    }
    yield { row, values, faults: faults.map((message) => ({ column: '', message })) };
  }
}

async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<GivenRow> {
  let row = 0;
  for await (const line of createInterface({
    input: Readable.from(limited(text)),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    row += 1;
    if (line.trim() !== '') yield rowOfJson(row, line);
  }
}

/** readline buffers what has no line's end. */
async function* limited(text: AsyncIterable<string>): AsyncGenerator<string> {
  let unended = 0;
  for await (const chunk of text) {
    const end = chunk.lastIndexOf('\n');
    unended = end < 0 ? unended + chunk.length : chunk.length - end;
    if (unended > LONGEST_ROW) throw new UnreadableTable('A line is longer than a megabyte; each product is one line.');
    yield chunk;
  }
}

function rowOfJson(row: number, line: string): GivenRow {
  const parsed = parseJson(line);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    return { row, values: {}, faults: [{ column: '', message: 'is no JSON object' }] };
  }
  const entries = Object.entries(parsed);
  const unknown = entries.filter(([name]) => !isColumnName(name));
  return {
    row,
    values: Object.fromEntries(entries.filter(([name]) => isColumnName(name))),
    faults: unknown.map(([name]) => ({
      column: name.slice(0, 60),
      message: `is no column${didYouMean(name, COLUMN_NAMES)}`,
    })),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
