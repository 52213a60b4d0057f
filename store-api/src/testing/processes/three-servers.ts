import pg from 'pg';
import { until } from '../until.ts';
import { type PostgresServer, startNewServer } from './postgres-server.ts';
import { freePort } from './store-process.ts';

/** A server by the name under which it follows another. */
export interface NamedServer extends PostgresServer {
  readonly name: string;
}

/**
 * A primary and two that follow whichever of them is the primary. A commit waits until one other server has it on its disk.
 * @param fill makes the rows before there are copies
 */
export async function startThreeServers(fill: (url: string) => Promise<void>) {
  const names = ['one', 'two', 'three'] as const;
  const ports = [await freePort(), await freePort(), await freePort()];
  const hosts = ports.map(() => '127.0.0.1').join(',');
  const settings = (index: number) => [
    'full_page_writes=on',
    'synchronous_commit=on',
    'wal_keep_size=512MB',
    'wal_retrieve_retry_interval=100ms',
    `primary_conninfo=host=${hosts} port=${ports.join(',')} user=postgres application_name=${names[index]} target_session_attrs=read-write connect_timeout=2`,
  ];
  const [one, two, three] = await start();

  async function start(): Promise<[NamedServer, NamedServer, NamedServer]> {
    const first = await startNewServer(ports[0] ?? 0, ...settings(0));
    await fill(first.url);
    // The copies have it from their start, the first server once it is told: until others are there, it could commit nothing.
    await ask(first, `alter system set synchronous_standby_names = '${ONE_OTHER}'`);
    const standbys = [
      await first.startStandby(ports[1] ?? 0, ...settings(1)),
      await first.startStandby(ports[2] ?? 0, ...settings(2)),
    ] as const;
    await ask(first, 'select pg_reload_conf()');
    await followers(first, 2);
    return [
      { ...first, name: names[0] },
      { ...standbys[0], name: names[1] },
      { ...standbys[1], name: names[2] },
    ];
  }

  return {
    one,
    two,
    three,
    /** Of all, as libpq writes it. */
    url: `postgres://postgres@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/postgres`,
    urls: [one.url, two.url, three.url].join(','),
    async remove() {
      for (const server of [three, two, one]) await server.remove();
    },
  };
}

/** For synchronous_standby_names. */
export const ONE_OTHER = 'ANY 1 (one, two, three)';

export async function ask<Row extends pg.QueryResultRow>(server: PostgresServer, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Of PostgreSQL's names, in the server's own file. */
export async function configure(server: PostgresServer, setting: string, value: string): Promise<void> {
  await ask(server, `alter system set ${setting} = '${value}'`);
  await ask(server, 'select pg_reload_conf()');
}

/** Waits until a primary has as many synchronous standbys. */
export const followers = (server: PostgresServer, count: number) =>
  until(async () => {
    const [row] = await ask<{ count: number }>(
      server,
      "select count(*)::integer from pg_stat_replication where state = 'streaming' and sync_state = 'quorum'",
    );
    return row?.count === count;
  }, `${count} servers follow`);
