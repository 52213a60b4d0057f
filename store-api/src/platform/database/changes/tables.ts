import type { Generated } from 'kysely';

/** xid8 and transaction ids are text here: they are only ever compared in SQL. */
declare module '../schema.ts' {
  interface Database {
    changes: { change_id: Generated<number>; xid: Generated<string>; tags: string[]; made_at: GeneratedTimestamp };
    change_horizon: { only_row: Generated<boolean>; pruned_below: string; next_below: string; marked_at: Timestamp };
  }
}
