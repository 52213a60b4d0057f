import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** Until when begins and ends of coupons have been reported: a process that ended took its own mark with it. */
export async function up(db: Db): Promise<void> {
  await sql`alter table change_horizon add column offers_reported_at timestamptz not null default '-infinity'`.execute(
    db,
  );
}
