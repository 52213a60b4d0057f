import type { Generated } from 'kysely';
import type { GeneratedTimestamp, Timestamp } from '../database/tables.ts';

/** xid8 and transaction ids are text here: they are only ever compared in SQL. */
export interface ChangeTables {
  changes: { change_id: Generated<number>; xid: Generated<string>; tags: string[]; made_at: GeneratedTimestamp };
  change_horizon: { only_row: Generated<boolean>; pruned_below: string; next_below: string; marked_at: Timestamp };
}
