/** Begins a formula in a spreadsheet, behind any number of the marks that say 'text'. */
const FORMULA = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A cell that no spreadsheet runs: '=1+1' becomes `'=1+1`. */
export const guardFormula = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell);
/** Takes back what `guardFormula` added. */
export const unguardFormula = (cell: string) => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);
