import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** What the store says about itself: all facts of each version, the highest of which is shown. */
export async function up(db: Db): Promise<void> {
  await sql`
    create table store_facts (
      version integer primary key,
      facts jsonb not null,
      at timestamptz not null default now(),
      by text not null default ''
    )`.execute(db);
}
