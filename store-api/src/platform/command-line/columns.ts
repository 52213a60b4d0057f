export const FORMATS = ['table', 'csv', 'json', 'jsonl'] as const;
export type Format = (typeof FORMATS)[number];

/** 'rupees' are given in paise. 'time' is a Date. Machines get rupees as a number and times in ISO 8601. */
export type ColumnKind = 'text' | 'number' | 'rupees' | 'time';
/** By the key that CSV and JSON have, e.g. { taxable_value: 'rupees' }; tables say 'Taxable value'. */
export type Columns = Readonly<Record<string, ColumnKind>>;
export type Cell = string | number | boolean | Date | null;
export type Row = Readonly<Record<string, Cell>>;
