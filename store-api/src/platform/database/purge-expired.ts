import { type RawBuilder, sql } from 'kysely';
import type { Job } from '../jobs.ts';
import type { RetentionDays } from '../settings/settings.ts';
import { DAY_MS } from '../time.ts';
import { dropMonths } from './months/drop-months.ts';
import { isMonthly, type MonthlyTable, monthsOf, oldestOf } from './months/monthly-tables.ts';
import type { Database, Db } from './schema.ts';

/** How long rows of a table are stored. */
interface Retention {
  readonly table: keyof Database;
  /** The column the days are counted from. */
  readonly since: string;
  readonly days: number;
  /** Rows that stay although their time has passed. */
  readonly unless?: RawBuilder<unknown>;
  /** Of a table of months: no row waits for the end of its month, as the privacy notice states the time. */
  readonly byDay?: true;
}

/** The last word about a subscription or an account that exists. */
const isInForce = sql`
  given and purpose in ('newsletter', 'account') and not exists (
    select from consents later
    where later.subject = consents.subject and later.purpose = consents.purpose and later.consent_id > consents.consent_id
  )`;

const retentions = (days: RetentionDays): readonly Retention[] => [
  { table: 'rate_limits', since: 'window_ends', days: 0 },
  { table: 'sessions', since: 'expires_at', days: 0 },
  { table: 'passkey_challenges', since: 'expires_at', days: 0 },
  { table: 'password_codes', since: 'expires_at', days: 1 },
  // As get-checkout-draft answers it.
  { table: 'checkout_drafts', since: 'saved_at', days: 1 },
  { table: 'waiting_buyers', since: 'seen_at', days: 1 },
  // A browser resends a form within hours, hardly ever after days.
  { table: 'idempotency_keys', since: 'created_at', days: 7 },
  // The provider repeats an event for a day; a later repetition finds the state already reached.
  { table: 'webhook_events', since: 'received_at', days: 30 },
  { table: 'sandbox_webhooks', since: 'delivered_at', days: 7 },
  { table: 'client_reports', since: 'reported_at', days: days.clientReports },
  // Of what was sent only the record is left after 30 days. It prevents a second mail about a fact, and facts of this age
  // are not repeated.
  { table: 'mails', since: 'created_at', days: 400 },
  { table: 'operator_acts', since: 'at', days: days.operatorActs },
  // Hashes of addresses that have had their one mail without a proof.
  { table: 'first_mails', since: 'written_at', days: 365 },
  { table: 'proven_contacts', since: 'proven_at', days: 365 },
  // The privacy notice states these periods.
  { table: 'stock_notices', since: 'created_at', days: 7, unless: sql`confirmed_at is not null` },
  { table: 'stock_notices', since: 'created_at', days: 365 },
  { table: 'enquiries', since: 'created_at', days: days.enquiries },
  // A published one stays, as a review does.
  { table: 'product_questions', since: 'created_at', days: days.enquiries, unless: sql`status = 'approved'` },
  { table: 'consents', since: 'at', days: days.consents, unless: isInForce, byDay: true },
];

const EVERY_MS = 10 * 60_000;
/** Small batches take milliseconds, and hold their locks no longer. */
const AT_ONCE = 1000;
/**
 * Deletes expired rows, each batch a transaction of its own. Several processes may run it at once: each takes other rows.
 * @throws the first fault of a table; the others are purged
 */
export async function purgeExpired(db: Db, now: Date, days: RetentionDays): Promise<void> {
  const faults: unknown[] = [];
  for (const retention of retentions(days)) {
    await purgeTable(db, now, retention).catch((fault: unknown) => void faults.push(fault));
  }
  if (faults.length > 0) throw faults[0];
}

async function purgeTable(db: Db, now: Date, retention: Retention): Promise<void> {
  const { table, unless, byDay } = retention;
  const until = new Date(now.getTime() - retention.days * DAY_MS);
  if (isMonthly(table)) await dropMonths(db, table, until, unless);
  // ctid is a row's place in one partition.
  const stored = !isMonthly(table) ? [table] : byDay ? await begunBy(db, table, until) : [oldestOf(table)];
  for (const part of stored) while ((await purgeSome(db, retention, part, until)) === AT_ONCE);
}

async function begunBy(db: Db, table: MonthlyTable, until: Date): Promise<readonly string[]> {
  const months = await monthsOf(db, table);
  return months
    .filter((_, place) => place === 0 || (months[place - 1]?.until ?? until) < until)
    .map(({ name }) => name);
}

async function purgeSome(db: Db, { table, since, unless }: Retention, part: string, until: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(part)} where ctid = any(array(
      select ctid from ${sql.table(part)} as ${sql.table(table)} where ${sql.ref(since)} <= ${until} ${unless ? sql`and not (${unless})` : sql``} limit ${AT_ONCE} for update skip locked
    ))`.execute(db);
  return Number(numAffectedRows);
}

export function purgeJob(db: Db, now: () => Date, days: RetentionDays): Job {
  return { name: 'purge-expired', everyMs: EVERY_MS, byOne: true, run: () => purgeExpired(db, now(), days) };
}
