import { sql } from 'kysely';
import type { Job } from '../jobs.ts';
import type { Db } from './schema.ts';

/** Of the interval: rounds of one process begin this much apart, never quite the whole of it. */
const SHARE = 0.9;

/**
 * True for the first process that asks in an interval, so that work of which there is enough for one is done by one. A process
 * that dies keeps nobody from the next turn.
 */
export async function takeTurn(db: Db, name: string, everyMs: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into rate_limits (key, hits, window_ends) values (${`turn:${name}`}, 1, ${new Date(now.getTime() + everyMs * SHARE)})
    on conflict (key) do update set window_ends = excluded.window_ends where rate_limits.window_ends <= ${now}
    returning key`.execute(db);
  return rows.length === 1;
}

/** The job as each of several processes starts it. */
export function inItsTurn(db: Db, now: () => Date, job: Job): Job {
  if (!job.byOne) return job;
  const { name, everyMs, run } = job;
  return { ...job, run: async () => ((await takeTurn(db, name, everyMs, now())) ? run() : null) };
}
