import type { ColumnType, Generated } from 'kysely';

/** A timestamp column: a Date both ways. */
export type Timestamp = ColumnType<Date, Date, Date>;
/** A timestamp that the database fills in when left out. */
export type GeneratedTimestamp = ColumnType<Date, Date | undefined, Date>;

export interface PlatformTables {
  rate_limits: { key: string; hits: number; window_ends: Timestamp };
  client_reports: {
    client_report_id: Generated<number>;
    kind: string;
    remote: string;
    version: string;
    detail: string;
    reported_at: GeneratedTimestamp;
  };
}
