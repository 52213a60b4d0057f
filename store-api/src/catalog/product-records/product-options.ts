import { CommandRefused } from '../../platform/command-line/command.ts';
import type { Options } from '../../platform/command-line/given.ts';
import { valueOfCell } from './cells.ts';
import {
  COLUMN_NAMES,
  COLUMNS,
  type ColumnName,
  type GivenRecord,
  parseRecord,
  type RecordFault,
} from './product-record.ts';

/** Columns that are files: separate commands set them. */
const FILES: ReadonlySet<ColumnName> = new Set<ColumnName>([
  'pictures',
  'picture_texts',
  'drawings',
  'model',
  'digital_file',
]);

const OPTION_COLUMNS = COLUMN_NAMES.filter((name) => name !== 'sku' && !FILES.has(name));

const TAKES = { text: 'TEXT', number: 'NUMBER', flag: 'YES|NO', list: 'TEXT' } as const;

// 'old_price' is typed as --old-price.
const keyOf = (name: ColumnName) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const optionOf = (column: string) => `--${column.replaceAll('_', '-')}`;

/** An option for each column of a product. */
export const PRODUCT_OPTIONS: Options = Object.fromEntries(
  OPTION_COLUMNS.map((name) => {
    const { kind, about } = COLUMNS[name];
    const spec = {
      about: kind === 'list' ? `${about.replaceAll('|', ', ')} One after each ${optionOf(name)}.` : about,
      takes: TAKES[kind],
    };
    return [keyOf(name), kind === 'list' ? { ...spec, many: true } : spec];
  }),
);

type Typed = Readonly<Record<string, unknown>>;

/** The record that options describe. Throws `CommandRefused` with every fault. */
export function readProductOptions(sku: string, typed: Typed): GivenRecord {
  const values: Record<string, unknown> = { sku };
  for (const name of OPTION_COLUMNS) {
    const given = typed[keyOf(name)];
    if (typeof given === 'string') values[name] = valueOfCell(name, given);
    // '' empties a list.
    else if (Array.isArray(given) && given.length > 0) values[name] = given.filter((item) => item !== '');
  }
  const known = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  const parsed = parseRecord(known);
  if (parsed.ok) return parsed.record;
  throw refusalOf(parsed.faults);
}

export function refusalOf(faults: readonly RecordFault[]): CommandRefused {
  const sentences = faults.map(
    ({ column, message }) =>
      `${column === 'sku' ? 'SKU' : optionOf(column)} ${message}${message.endsWith('?') ? '' : '.'}`,
  );
  return new CommandRefused(`${sentences.join('\n')}\nNothing was changed.`);
}
