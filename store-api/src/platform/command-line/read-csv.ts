import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { CommandRefused } from './command-refused.ts';
import { unguardFormula } from './formulas.ts';
import { didYouMean } from './nearest.ts';

/** A row of an operator's table. */
export interface CsvRow<Name extends string> {
  /** As a spreadsheet numbers it: the head is row 1. */
  readonly row: number;
  /** The text as it is in the file, '' for an empty cell. */
  readonly cells: Readonly<Partial<Record<Name, string>>>;
  /** What is wrong with the row itself. */
  readonly faults: readonly string[];
}

/** The file cannot be read any further. The message is for the operator. */
export class UnreadableTable extends CommandRefused {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableTable';
  }
}

/** A forgotten quote makes one row of all that follows: the limit keeps such a file out of memory. */
export const LONGEST_ROW = 1024 * 1024;

interface Columns<Name extends string> {
  readonly names: readonly Name[];
  /** The one column that a file must have. */
  readonly key: Name;
  /** A limit for callers that collect the rows in memory. */
  readonly mostRows?: number;
}

/**
 * Streams the rows of a CSV file. Its head names columns in any order and case; all but the key may be missing. Cells are
 * separated by commas; or by semicolons or tabs, if the head has no commas. Throws `UnreadableTable`.
 */
export async function* readCsv<Name extends string>(
  bytes: AsyncIterable<Uint8Array>,
  { mostRows = Number.POSITIVE_INFINITY, ...columns }: Columns<Name>,
): AsyncGenerator<CsvRow<Name>> {
  let head: readonly (Name | undefined)[] | undefined;
  let row = 0;
  let rows = 0;
  for await (const cells of csvRows(textOf(bytes))) {
    row += 1;
    if (!head) head = readHead(cells, columns);
    // Spreadsheets end a table with rows of nothing but commas.
    else if (cells.some((cell) => cell.trim() !== '')) {
      rows += 1;
      if (rows > mostRows) throw new UnreadableTable(`The file has more than ${mostRows} rows.`);
      yield byColumn(row, head, cells);
    }
  }
  if (!head) {
    const first = columns.names.slice(0, 3).join(',');
    throw new UnreadableTable(`The file is empty. Its first row names the columns: ${first} …`);
  }
}

/** Text of UTF-8, without a byte order mark. Throws `UnreadableTable`. */
export async function* textOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  const decoded = (chunk?: Uint8Array) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new UnreadableTable(
        'The file is not in UTF-8. Save it as "CSV UTF-8", or choose Unicode (UTF-8) where you save it.',
      );
    }
  };
  for await (const chunk of bytes) {
    if (isFirst && isUtf16(chunk)) {
      throw new UnreadableTable(
        'The file is in UTF-16. Save it as "CSV UTF-8", or choose Unicode (UTF-8) where you save it.',
      );
    }
    if (isFirst && isWorkbook(chunk)) {
      throw new UnreadableTable(
        'The file is a workbook of a spreadsheet program, like .xlsx. Open it there and save its sheet as "CSV UTF-8".',
      );
    }
    isFirst = false;
    yield decoded(chunk);
  }
  yield decoded();
}

const isUtf16 = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** A ZIP (.xlsx, .ods, .numbers), or the format before it (.xls). */
const isWorkbook = (bytes: Uint8Array) =>
  ['504b0304', 'd0cf11e0'].includes(Buffer.from(bytes.subarray(0, 4)).toString('hex'));

async function* csvRows(text: AsyncGenerator<string>): AsyncGenerator<readonly string[]> {
  const { delimiter, whole } = await separated(text);
  const parser = parse({ delimiter, relax_column_count: true, max_record_size: LONGEST_ROW });
  // `pipe` does not destroy the source with the parser, and an aborted import must close its file.
  const source = Readable.from(whole);
  source.on('error', (fault) => parser.destroy(fault));
  source.pipe(parser);
  try {
    for await (const cells of parser) yield cells as string[];
  } catch (fault) {
    if (!(fault instanceof CsvError)) throw fault;
    throw new UnreadableTable(`${CSV_FAULTS[fault.code] ?? 'The file is no CSV'} (line ${fault.lines ?? '?'}).`);
  } finally {
    source.destroy();
    parser.destroy();
  }
}

/** What separates the cells, by the first line, and the text with it. */
async function separated(text: AsyncGenerator<string>) {
  let begin = '';
  for (let next = await text.next(); !next.done; next = await text.next()) {
    begin += next.value;
    if (/[\r\n]/.test(begin.trimStart()) || begin.length > LONGEST_ROW) break;
  }
  async function* whole() {
    yield begin;
    yield* text;
  }
  const [head = ''] = begin.trimStart().split(/[\r\n]/, 1);
  const unquoted = head.replaceAll(/"[^"]*"/g, '');
  const delimiter = [',', ';', '\t'].find((one) => unquoted.includes(one)) ?? ',';
  return { delimiter, whole: whole() };
}

const QUOTE_WITHIN = 'A quotation mark is within a cell; a cell that has one is in quotation marks and doubles it';
const CSV_FAULTS: Partial<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'A cell begins with a quotation mark that no other one ends',
  CSV_INVALID_CLOSING_QUOTE: QUOTE_WITHIN,
  INVALID_OPENING_QUOTE: QUOTE_WITHIN,
  CSV_MAX_RECORD_SIZE: 'A row is longer than a megabyte; is a quotation mark missing?',
};

const folded = (name: string) => name.trim().toLowerCase().replaceAll(' ', '_');

/** The columns of a head; undefined for one without a name. */
function readHead<Name extends string>(cells: readonly string[], { names, key }: Columns<Name>) {
  const typed = cells.map((cell) => unguardFormula(cell).trim());
  const head = typed.map((name) => names.find((known) => folded(known) === folded(name)));
  if (!head.includes(key)) {
    const separator = cells.some((cell) => /[;\t]/.test(cell)) ? ' Its cells are to be separated by commas.' : '';
    throw new UnreadableTable(`The first row names the columns, among them ${key}.${separator}`);
  }
  const unknown = typed.filter((name, place) => name !== '' && !head[place]);
  if (unknown.length > 0) {
    const meant = unknown.map((name) => `${name}${didYouMean(name, names)}`).join(', ');
    throw new UnreadableTable(
      `There is no column ${meant}${meant.endsWith('?') ? '' : '.'} The columns are: ${names.join(', ')}.`,
    );
  }
  const twice = head.filter((name, place) => name && head.indexOf(name) !== place);
  if (twice.length > 0) throw new UnreadableTable(`The column ${twice.join(', ')} is there twice.`);
  return head;
}

function byColumn<Name extends string>(
  row: number,
  head: readonly (Name | undefined)[],
  given: readonly string[],
): CsvRow<Name> {
  const cells: Partial<Record<Name, string>> = {};
  const faults: string[] = [];
  for (const [place, cell] of given.entries()) {
    const name = head[place];
    if (name) cells[name] = unguardFormula(cell);
    else if (cell.trim() !== '') faults.push(`has something in cell ${place + 1}, which has no column`);
  }
  if (given.length < head.length) faults.push(`has ${given.length} cells instead of ${head.length}`);
  return { row, cells, faults };
}
