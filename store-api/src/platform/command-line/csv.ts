import { stringify } from 'csv-stringify/sync';
import { plain } from './plain.ts';

/** A line of CSV (RFC 4180). What strangers wrote stays text: a spreadsheet runs a cell that begins with '=' and its like. */
export function csvLine(cells: readonly string[]): string {
  return stringify([cells.map(plain)], { escape_formulas: true }).trimEnd();
}
