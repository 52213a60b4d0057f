import pg from 'pg';
import { asBytes, OWN_TIMELINE, type WalPosition } from './wal.ts';

/** What a server is at a moment, by its own word. */
export interface ServerState {
  readonly isPrimary: boolean;
  /** A primary's is what it writes; a standby's what it has replayed. */
  readonly wal: WalPosition;
}

/**
 * A standby notes its timeline only with its restart points and what it writes to the disk; who may read it, also by its
 * connection to the primary. The highest of them was followed in any case.
 */
const ASK = `
  select not standby as is_primary, case when standby then ${asBytes('pg_last_wal_replay_lsn()')} else ${asBytes('pg_current_wal_insert_lsn()')} end as lsn,
    case when standby then lpad(upper(to_hex(greatest(
      (select timeline_id from pg_control_checkpoint()),
      (select min_recovery_end_timeline from pg_control_recovery()),
      (select received_tli from pg_stat_wal_receiver)))), 8, '0') else ${OWN_TIMELINE} end as timeline
  from (select pg_is_in_recovery() as standby) server`;

interface Row {
  readonly is_primary: boolean;
  readonly lsn: string;
  readonly timeline: string;
}

/** A connection of its own, so that a full pool does not look like a server in trouble. Its faults are those of `ask`. */
export function openServer(url: string, withinMs: number) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'store-api servers',
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  const connected = client.connect();
  connected.catch(() => undefined);
  return {
    async ask(): Promise<ServerState> {
      await connected;
      const { rows } = await client.query<Row>(ASK);
      const [row] = rows;
      if (!row) throw new Error('the server answered without a row');
      return { isPrimary: row.is_primary, wal: { timeline: row.timeline, lsn: BigInt(row.lsn) } };
    },
    close() {
      client.end().catch(() => undefined);
      // A hung server does not answer the goodbye.
      client.connection.stream.destroy();
    },
  };
}

export type OpenServer = ReturnType<typeof openServer>;
