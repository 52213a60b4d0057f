import type { Db } from '../../platform/database/schema.ts';
import type { WritingPlan } from './plan-record.ts';
import type { ProductFiles } from './product-files.ts';
import type { RecordFault } from './product-record.ts';
import type { GivenRow } from './read-table.ts';

export interface ImportFault extends RecordFault {
  readonly row: number;
}

export interface ImportOptions {
  readonly db: Db;
  readonly now: Date;
  readonly files: ProductFiles;
  /** The rows of the table, from the first. Called twice. */
  rows(): AsyncIterable<GivenRow>;
  readonly dryRun: boolean;
  readonly skipBadRows: boolean;
}

/** How an import goes on. `rows` are done by now. */
export type ImportEvent =
  | ({ readonly kind: 'fault' } & ImportFault)
  /** What a row would do, while the table is checked. */
  | { readonly kind: 'plan'; readonly row: number; readonly plan: WritingPlan }
  | { readonly kind: 'progress'; readonly phase: 'check' | 'import'; readonly rows: number }
  /** The counts are of what is to be done. */
  | ({ readonly kind: 'checked' } & ImportCounts)
  /** The counts are of what was done. */
  | ({ readonly kind: 'imported' } & ImportCounts);

export interface ImportCounts {
  readonly rows: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly badRows: number;
}
