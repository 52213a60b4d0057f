import { sql } from 'kysely';
import { partitionByMonth } from '../months/partition-by-month.ts';
import type { Db } from '../schema.ts';

const partitioning = partitionByMonth('webhook_events', 'received_at', 'event_id');
export const { transaction } = partitioning;

/** An event is stored once although no index is over all months: who stores it waits for who does the same, and then looks. */
export async function up(db: Db): Promise<void> {
  await sql`
      create or replace function store_event_once() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtext('webhook_events'), hashtext(new.event_id));
        if exists (select from webhook_events where event_id = new.event_id) then return null; end if;
        return new;
      end $$`.execute(db);
  await sql`
      create or replace trigger store_event_once before insert on webhook_events for each row
      execute function store_event_once()`.execute(db);
  await partitioning.up(db);
}
