import pg from 'pg';
import type { OpenChangeLine } from './change-feed.ts';
import { asReading, READ_CHANGES, type ReadingRow } from './read-changes.ts';

const CHANNEL = 'store_changes';
/** How the server lists the connection of a store-api that is open. */
export const CHANGE_LINE = 'store-api changes';
const CONNECT_MS = 2000;
/** A database slower than this for a few rows counts as unavailable. */
const QUERY_MS = 1000;
const GOODBYE_MS = 100;

/**
 * Uses a connection outside the pool, so a full pool cannot delay the feed. Without a session no notices arrive and polling
 * finds the changes.
 * @param url of PostgreSQL itself, not of a pooler
 */
export function postgresChangeLine(url: string): OpenChangeLine {
  return async (onNotice) => {
    const client = new pg.Client({
      connectionString: url,
      application_name: CHANGE_LINE,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: QUERY_MS,
      keepAlive: true,
    });
    // The next reading fails; waking the feed makes that happen soon.
    client.on('error', onNotice);
    client.on('end', onNotice);
    client.on('notification', onNotice);
    const close = async () => {
      client.removeListener('end', onNotice);
      // An unresponsive server does not answer the goodbye either.
      const cut = setTimeout(() => client.connection.stream.destroy(), GOODBYE_MS);
      await client.end().finally(() => clearTimeout(cut));
    };
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (fault) {
      await close();
      throw fault;
    }
    return {
      async read(position) {
        const { rows } = await client.query<ReadingRow>({
          name: 'read-changes',
          text: READ_CHANGES,
          values: [position],
        });
        return asReading(rows[0]);
      },
      close,
    };
  };
}
