import type { ColumnType, Generated, Kysely } from 'kysely';

export type Timestamp = ColumnType<Date, Date, Date>;
export type GeneratedTimestamp = ColumnType<Date, Date | undefined, Date>;

/**
 * All tables. A room merges its own declarations into this interface in its `tables.ts`, so that the platform imports
 * no room above it.
 */
export interface Database {
  rate_limits: { key: string; hits: number; window_ends: Timestamp };
  idempotency_keys: {
    scope: string;
    key: string;
    /** Hex SHA-256 of the request the key was first used with. */
    fingerprint: string;
    /** JSON text of the answer, once there is one. */
    answer: string | null;
    created_at: GeneratedTimestamp;
  };
  installation_secrets: { name: string; value: string };
  samples_filled: { only_row: Generated<boolean>; filled_at: GeneratedTimestamp };
  client_reports: {
    client_report_id: Generated<number>;
    kind: string;
    remote: string;
    version: string;
    detail: string;
    /** A route's pattern; '' where none was reported. */
    route: Generated<string>;
    vital: string | null;
    value: number | null;
    reported_at: GeneratedTimestamp;
  };
  // xid8 and transaction ids are text: only SQL compares them.
  changes: { change_id: Generated<number>; xid: Generated<string>; tags: string[]; made_at: GeneratedTimestamp };
  change_horizon: {
    only_row: Generated<boolean>;
    pruned_below: string;
    next_below: string;
    marked_at: Timestamp;
    offers_reported_at: GeneratedTimestamp;
  };
}

/** A connection or a transaction; what must run in a transaction calls it `trx`. */
export type Db = Kysely<Database>;
