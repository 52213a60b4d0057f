import { sql } from 'kysely';
import type { Job } from '../jobs.ts';
import { DAY_MS } from '../time.ts';
import type { Database, Db } from './schema.ts';

/** How long rows of a table are stored. */
interface Retention {
  readonly table: keyof Database;
  /** The column the days are counted from. */
  readonly since: string;
  readonly days: number;
}

const RETENTIONS: readonly Retention[] = [
  { table: 'rate_limits', since: 'window_ends', days: 0 },
  { table: 'sessions', since: 'expires_at', days: 0 },
  { table: 'passkey_challenges', since: 'expires_at', days: 0 },
  { table: 'password_codes', since: 'expires_at', days: 1 },
  // A browser resends a form within hours, hardly ever after days.
  { table: 'idempotency_keys', since: 'created_at', days: 7 },
  // The provider repeats an event for a day; a later repetition finds the state already reached.
  { table: 'webhook_events', since: 'received_at', days: 30 },
  { table: 'sandbox_webhooks', since: 'delivered_at', days: 7 },
  { table: 'client_reports', since: 'reported_at', days: 90 },
  // Of what was sent only the record is left after 30 days. It prevents a second mail about a fact, and facts of this age
  // are not repeated.
  { table: 'mails', since: 'created_at', days: 400 },
  { table: 'operator_acts', since: 'at', days: 365 },
  // Hashes of addresses that have had their one mail without a proof.
  { table: 'first_mails', since: 'written_at', days: 365 },
  // The privacy policy states this period.
  { table: 'enquiries', since: 'created_at', days: 730 },
];

const EVERY_MS = 10 * 60_000;
/** Small batches take milliseconds: every other query waits on the embedded database. */
const AT_ONCE = 1000;
/** Deletes expired rows. Several processes may run it at once: each takes other rows. */
export async function purgeExpired(db: Db, now: Date): Promise<void> {
  for (const retention of RETENTIONS) while ((await purgeSome(db, retention, now)) === AT_ONCE);
}

async function purgeSome(db: Db, { table, since, days }: Retention, now: Date): Promise<number> {
  const until = new Date(now.getTime() - days * DAY_MS);
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.ref(since)} <= ${until} limit ${AT_ONCE} for update skip locked
    ))`.execute(db);
  return Number(numAffectedRows);
}

export function purgeJob(db: Db, now: () => Date): Job {
  return { name: 'purge-expired', everyMs: EVERY_MS, run: () => purgeExpired(db, now()) };
}
