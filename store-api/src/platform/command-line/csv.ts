import { stringify } from 'csv-stringify/sync';
import { plain } from 'shared-contracts/server-kit/plain';
import { guardFormula } from './formulas.ts';

/** A line of CSV (RFC 4180). What strangers wrote stays text: a spreadsheet runs a cell that begins with '=' and its like. */
export function csvLine(cells: readonly (string | number | boolean | null)[]): string {
  const spelled = cells.map((cell) => (typeof cell === 'string' ? guardFormula(plain(cell)) : cell));
  return stringify([spelled], { cast: { boolean: String } }).replace(/\n$/, '');
}
