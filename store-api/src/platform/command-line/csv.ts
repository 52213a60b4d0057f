import { stringify } from 'csv-stringify/sync';
import { guardFormula } from './formulas.ts';
import { plain } from './plain.ts';

/** A line of CSV (RFC 4180). What strangers wrote stays text: a spreadsheet runs a cell that begins with '=' and its like. */
export function csvLine(cells: readonly (string | number | boolean | null)[]): string {
  const spelled = cells.map((cell) => (typeof cell === 'string' ? guardFormula(plain(cell)) : cell));
  return stringify([spelled], { cast: { boolean: String } }).replace(/\n$/, '');
}
