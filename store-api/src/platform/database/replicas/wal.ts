/** A place in the write-ahead log. Places of different timelines are not comparable: each promotion begins one. */
export interface WalPosition {
  /** Eight hexadecimal digits, which sort as numbers do. */
  readonly timeline: string;
  readonly lsn: bigint;
}

/** SQL of the timeline that a primary writes; the first eight digits of a log file's name. */
export const OWN_TIMELINE = 'left(pg_walfile_name(pg_current_wal_insert_lsn()), 8)';

/** SQL of an LSN as the number of bytes before it. */
export const asBytes = (lsn: string) => `(${lsn} - '0/0'::pg_lsn)::text`;
