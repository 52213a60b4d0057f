import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { postgresParsers } from '../../src/platform/database/parsers.ts';
import type { Database, Db } from '../../src/platform/database/schema.ts';
import { type ExplainedNode, readPlan } from './plan-shape.ts';

/** One sending of a statement, as the server executed it: without planning, since a process has its statements prepared. */
export interface Sent {
  readonly text: string;
  readonly shape: string;
  /** Pages of 8 KB, from memory or disk. */
  readonly buffers: number;
  readonly rows: number;
  readonly milliseconds: number;
}

interface Explained {
  readonly Plan: ExplainedNode;
  readonly 'Execution Time': number;
}

const FRAMES = /^\s*(begin|commit|rollback|savepoint|release|set|explain)\b/i;

/** More in one scenario are repetitions, such as the batches of a purge. */
const MOST = 25;

export class Enough extends Error {}

/**
 * A database whose every statement is explained just before it runs: `explain (analyze)` executes it, a savepoint takes that
 * back. Meant for work inside a transaction that is rolled back.
 */
export async function recordingDatabase(url: string) {
  const types = { getTypeParser: (oid: number) => postgresParsers[oid] ?? pg.types.getTypeParser(oid) };
  const client = new pg.Client({ connectionString: url, types: types as pg.CustomTypesConfig, options: '-c jit=off' });
  await client.connect();
  let sent: Sent[] = [];
  let isOn = false;
  const query = async (text: string, values: readonly unknown[]) => {
    if (!isOn || FRAMES.test(text)) return client.query(text, [...values]);
    if (sent.length >= MOST) throw new Enough();
    await client.query('savepoint explaining');
    const { rows } = await client.query<{ readonly 'QUERY PLAN': readonly Explained[] }>(
      `explain (analyze, buffers, timing off, format json) ${text}`,
      [...values],
    );
    await client.query('rollback to savepoint explaining');
    await client.query('release savepoint explaining');
    const explained = rows[0]?.['QUERY PLAN'][0];
    if (explained) sent.push({ text, ...readPlan(explained.Plan), milliseconds: explained['Execution Time'] });
    return client.query(text, [...values]);
  };
  const connection = { query, release: () => undefined };
  const pool = { connect: async () => connection, end: () => client.end() };
  const db: Db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: pool as never }) });
  return {
    db,
    close: () => db.destroy(),
    /** What some work sends. */
    async record(work: () => Promise<unknown>): Promise<readonly Sent[]> {
      sent = [];
      isOn = true;
      try {
        await work().catch((fault: unknown) => {
          if (!(fault instanceof Enough || sent.length >= MOST)) throw fault;
        });
        return sent;
      } finally {
        isOn = false;
      }
    },
  };
}
