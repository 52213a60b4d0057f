import { sql } from 'kysely';
import type { Job } from '../jobs.ts';
import type { Db } from './schema.ts';

const EVERY_MS = 60_000;

/**
 * The database's time, from a clock of this process that is compared with it once a minute: what ends at a moment, as a hold, a
 * session or a limit, ends for all processes at once, however wrong the clock of one is.
 * @param local milliseconds since 1970
 */
export async function followDatabaseClock(db: Db, local: () => number = Date.now) {
  let ahead = 0;

  async function compare(): Promise<void> {
    const sent = local();
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
    const [answer] = rows;
    // The answer is taken to be as old as half the way.
    if (answer) ahead = answer.at.getTime() - (sent + local()) / 2;
  }

  await compare();
  const job: Job = { name: 'compare-clocks', everyMs: EVERY_MS, run: compare };
  return { now: () => new Date(local() + ahead), job };
}
