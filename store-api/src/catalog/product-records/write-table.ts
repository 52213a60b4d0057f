import { stringify } from 'csv-stringify/sync';
import { guardFormula } from '../../platform/command-line/formulas.ts';
import { cellOf } from './cells.ts';
import type { ColumnName, ProductRecord } from './product-record.ts';
import type { TableFormat } from './read-table.ts';

/** The text of a table, as the records come. */
export async function* writeTable(
  records: AsyncIterable<ProductRecord>,
  columns: readonly ColumnName[],
  format: TableFormat,
): AsyncGenerator<string> {
  // Without a byte order mark Excel takes UTF-8 for another encoding.
  if (format === 'csv') yield `\ufeff${csvLine(columns)}`;
  for await (const record of records) {
    yield format === 'csv'
      ? csvLine(columns.map((name) => guardFormula(cellOf(record[name]))))
      : jsonLine(record, columns);
  }
}

// Lines end as RFC 4180 has it.
const csvLine = (cells: readonly string[]) => stringify([cells as string[]], { record_delimiter: 'windows' });

const jsonLine = (record: ProductRecord, columns: readonly ColumnName[]) =>
  `${JSON.stringify(Object.fromEntries(columns.map((name) => [name, record[name]])))}\n`;
