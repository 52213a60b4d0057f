import { plain } from './plain.ts';

/** A spreadsheet runs a cell that begins so. */
const FORMULA = /^[=+\-@|]/;

/** A line of CSV (RFC 4180). What strangers wrote stays text in every spreadsheet: a quote goes before a formula. */
export function csvLine(cells: readonly string[]): string {
  return cells.map(csvCell).join(',');
}

function csvCell(text: string): string {
  const shown = plain(text);
  const safe = FORMULA.test(shown) ? `'${shown}` : shown;
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
