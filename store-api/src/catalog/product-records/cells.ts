import * as v from 'valibot';
import { plainAmount } from '../../platform/command-line/amounts.ts';
import { COLUMN_NAMES, COLUMNS, type ColumnName, type ProductRecord } from './product-record.ts';

// A product as the cells of a table.

const SEPARATOR = '|';

/** Columns in which an empty cell says 'none'. In a column of numbers or flags without, it says nothing. */
const NULLABLE = new Set(COLUMN_NAMES.filter((name) => v.is(COLUMNS[name].schema, null)));

/** A cell's value, as JSON would have it; undefined for one that says nothing. What is not understood stays text. */
export function valueOfCell(name: ColumnName, cell: string): unknown {
  const { kind } = COLUMNS[name];
  const spelled = cell.trim();
  if (spelled === '' && NULLABLE.has(name)) return null;
  switch (kind) {
    case 'text':
      return spelled === '' && name === 'added' ? undefined : spelled;
    case 'number':
      if (spelled === '') return undefined;
      return numberOf(spelled) ?? cell;
    case 'flag':
      return spelled === '' ? undefined : (FLAGS.get(spelled.toLowerCase()) ?? cell);
    case 'list':
      return spelled === '' ? [] : splitList(cell);
  }
}

function numberOf(spelled: string): number | undefined {
  const plain = plainAmount(spelled);
  return plain === null ? undefined : Number(plain);
}

const FLAGS = new Map([
  ['yes', true],
  ['true', true],
  ['1', true],
  ['no', false],
  ['false', false],
  ['0', false],
]);

export function cellOf<Name extends ColumnName>(value: ProductRecord[Name]): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? joinList(value) : String(value);
}

// An item may hold the separator: '\|' is one, '\\' a backslash.
const joinList = (items: readonly string[]) =>
  items.map((item) => item.replace(/[\\|]/g, (character) => `\\${character}`)).join(SEPARATOR);

function splitList(cell: string): readonly string[] {
  const items = [...cell.matchAll(/((?:\\[\\|]|[^|])*)(?:\||$)/g)].map(([, item = '']) => item);
  // The pattern also finds the empty end.
  items.pop();
  return items.map((item) => item.replace(/\\([\\|])/g, '$1').trim());
}
