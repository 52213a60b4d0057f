import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { openTestDatabase } from '../../../testing/databases.ts';
import { describeOnDatabase, testSettings } from '../../../testing/test-app.ts';
import { storedTables } from '../../backup/stored-tables.ts';
import { purgeExpired } from '../purge-expired.ts';
import type { Db } from '../schema.ts';
import { transact } from '../transact.ts';
import { MONTHS_AHEAD, makeMonths } from './make-months.ts';
import { MONTHLY_TABLES, monthStart, monthsOf, oldestOf } from './monthly-tables.ts';
import { withShortLocks } from './short-locks.ts';

const { retention: days } = testSettings();
const DAY_MS = 86_400_000;
/** The day of a month that comes: the next one is 1. */
const ahead = (months: number, day = 1) => new Date(monthStart(new Date(), months).getTime() + (day - 1) * DAY_MS);
/** After all months that the migration made. */
const NOW = ahead(10, 15);
const named = (months: number) => `client_reports_${ahead(months).toISOString().slice(0, 7).replace('-', '_')}`;

async function report(db: Db, remote: string, reported_at: Date): Promise<void> {
  await db
    .insertInto('client_reports')
    .values({ kind: 'error', remote, version: '1', detail: '', reported_at })
    .execute();
}

async function reports(db: Db) {
  const { rows } = await sql<{ stored: string }>`
    select tableoid::regclass || ' ' || remote as stored from client_reports order by 1`.execute(db);
  return rows.map(({ stored }) => stored);
}

describeOnDatabase('tables of months', (app) => {
  it('have the months to come, once, however many processes make them [SCALE-04]', async () => {
    const { db } = app();
    await Promise.all([1, 2, 3].map(() => makeMonths(db, NOW)));
    for (const table of MONTHLY_TABLES)
      expect((await monthsOf(db, table)).at(-1)?.until).toEqual(monthStart(NOW, MONTHS_AHEAD + 1));
    await report(db, 'last day', ahead(10, 28));
    await report(db, 'first day', ahead(11));
    expect(await reports(db)).toEqual([`${named(10)} last day`, `${named(11)} first day`]);
  });

  it('take rows for which there is no month yet, and move them once it is there [SCALE-04]', async () => {
    const { db } = app();
    await db.deleteFrom('client_reports').execute();
    await report(db, 'early', ahead(15, 28));
    expect(await reports(db)).toEqual(['client_reports_rest early']);
    await makeMonths(db, ahead(12));
    expect(await reports(db)).toEqual([`${named(15)} early`]);
  });

  it('lose months whole when the time of their last day is over, and what the oldest has by the day [SCALE-04] [LAW-06]', async () => {
    const { db } = app();
    await db.deleteFrom('client_reports').execute();
    await report(db, 'in the oldest', new Date('2026-01-01T00:00:00Z'));
    // 90 days before the fifteenth: the middle of the third month before.
    await report(db, 'in a month that is over', ahead(6, 28));
    await report(db, 'in a month that is not', ahead(7));
    await Promise.all([1, 2, 3].map(() => purgeExpired(db, NOW, days)));
    expect(await reports(db)).toEqual([`${named(7)} in a month that is not`]);
    expect((await monthsOf(db, 'client_reports'))[0]).toEqual({ name: 'client_reports_oldest', until: ahead(7) });
    await purgeExpired(db, ahead(11, 8), days);
    expect(await reports(db)).toEqual([]);
  });

  it('keep what is in force beyond its time, in one table, through any number of months [SCALE-04] [LAW-06]', async () => {
    const { db } = app();
    await sql`insert into consent_texts (version, purpose, text, first_read_at) values ('1', '', '', now())`.execute(
      db,
    );
    const consent = (subject: string, purpose: string, given: boolean, at: Date) =>
      sql`insert into consents (subject, purpose, version, given, at) values (${subject}, ${purpose}, '1', ${given}, ${at})`.execute(
        db,
      );
    await consent('reader', 'newsletter', true, ahead(5, 3));
    await consent('who left', 'newsletter', true, ahead(5, 4));
    await consent('who left', 'newsletter', false, ahead(6, 5));
    await consent('browser', 'optional-storage', true, ahead(6, 6));
    const stored = async () =>
      (await sql<{ subject: string }>`select subject from consents order by consent_id`.execute(db)).rows.map(
        ({ subject }) => subject,
      );
    const threeYearsAfter = (month: number) => new Date(ahead(month).getTime() + days.consents * DAY_MS);
    await purgeExpired(db, new Date(threeYearsAfter(5).getTime() + 3.5 * DAY_MS), days);
    expect(await stored()).toEqual(['reader', 'who left', 'browser']);
    expect((await monthsOf(db, 'consents'))[0]?.until).not.toEqual(ahead(6));
    await purgeExpired(db, threeYearsAfter(7), days);
    expect(await stored()).toEqual(['reader']);
    expect((await monthsOf(db, 'consents'))[0]).toEqual({ name: 'consents_oldest', until: ahead(7) });
    await consent('reader', 'newsletter', false, ahead(7, 2));
    await purgeExpired(db, threeYearsAfter(7), days);
    expect(await stored()).toEqual(['reader']);
    await expect(sql`update consents set given = true`.execute(db)).rejects.toThrow('appended, never changed');
  });

  it('store an event once, also in two transactions at a time and in another month [SCALE-04] [PAY-04]', async () => {
    const { db } = app();
    const store = (trx: Db) =>
      // As the last release does.
      trx
        .insertInto('webhook_events')
        .values({ event_id: 'twice', event: 'order.paid' })
        .onConflict((conflict) => conflict.doNothing())
        .returning('event_id')
        .execute();
    await sql`insert into webhook_events (event_id, event, received_at) values ('last month', '', ${ahead(10)})`.execute(
      db,
    );
    await sql`insert into webhook_events (event_id, event) values ('last month', '')`.execute(db);
    const stored = await Promise.all([1, 2, 3, 4].map(() => transact(db, store)));
    expect(stored.flat()).toHaveLength(1);
    expect(await db.selectFrom('webhook_events').select('event_id').orderBy('event_id').execute()).toEqual([
      { event_id: 'last month' },
      { event_id: 'twice' },
    ]);
  });

  it("lose nothing to the last release's purge, which knows one place of a row by its table alone [SCALE-04] [OPS-19]", async () => {
    const { db } = app();
    await sql`truncate client_reports`.execute(db);
    await report(db, 'old', new Date('2026-01-01T00:00:00Z'));
    await report(db, 'new', new Date('2040-01-01T00:00:00Z'));
    const until = new Date('2026-02-01T00:00:00Z');
    await sql`
    delete from ${sql.table('client_reports')} where ctid = any(array(
      select ctid from ${sql.table('client_reports')} where ${sql.ref('reported_at')} <= ${until}  limit ${1000} for update skip locked
    ))`.execute(db);
    expect(await reports(db)).toEqual([`${oldestOf('client_reports')} old`, 'client_reports_rest new']);
    await db.deleteFrom('client_reports').where('remote', '=', 'old').execute();
    expect(await reports(db)).toEqual(['client_reports_rest new']);
  });

  it('change while people buy: who waits for a lock lets others pass [SCALE-08]', async () => {
    const { db, close } = await openTestDatabase();
    const open = await db.startTransaction().execute();
    await report(open, 'in a long transaction', NOW);
    const changed = makeMonths(db, NOW).then(() => purgeExpired(db, NOW, days));
    let longest = 0;
    for (let buyer = 0; buyer < 60; buyer += 1) {
      const started = performance.now();
      await report(db, 'another', NOW);
      longest = Math.max(longest, performance.now() - started);
    }
    await open.commit().execute();
    await changed;
    expect(longest).toBeLessThan(1000);
    expect(await reports(db)).toHaveLength(61);
    expect(await monthsOf(db, 'client_reports')).toHaveLength(8);
    await close();
  });

  // The new table's foreign key locked the texts until the months were dropped, and no payment could be started.
  it('change while people accept the terms: a table that waits for its place locks no other [SCALE-08]', async () => {
    const { db, close } = await openTestDatabase();
    const write = (trx: Db, version: string) =>
      sql`
        with read as (insert into consent_texts (version, purpose, text, first_read_at) values (${version}, '', '', now()) returning version)
        insert into consents (subject, purpose, version, given, at) select 'buyer', 'terms', version, true, ${NOW} from read`.execute(
        trx,
      );
    await write(db, 'first');
    // As a killed process leaves it.
    await sql`create table consents_next (left_by text)`.execute(db);
    expect((await storedTables(db)).map(({ name }) => name)).not.toContain('consents_next');
    const open = await db.startTransaction().execute();
    await sql`insert into consents (subject, purpose, version, given, at) values ('buyer', 'terms', 'first', true, ${NOW})`.execute(
      open,
    );
    let isChanged = false;
    const changed = purgeExpired(db, new Date(ahead(3).getTime() + days.consents * DAY_MS), days).then(() => {
      isChanged = true;
    });
    let longest = 0;
    for (let buyer = 0; buyer < 60; buyer += 1) {
      const started = performance.now();
      await write(db, `of buyer ${buyer}`);
      longest = Math.max(longest, performance.now() - started);
      await wait(10);
    }
    expect(isChanged).toBe(false);
    await open.commit().execute();
    await changed;
    expect(longest).toBeLessThan(1000);
    expect((await monthsOf(db, 'consents'))[0]).toEqual({ name: 'consents_oldest', until: ahead(3) });
    expect((await sql`select from consents`.execute(db)).rows).toHaveLength(62);
    await close();
  });

  it('leave what follows in the transaction its time to wait for a lock [SCALE-08]', async () => {
    const timeout = await app()
      .db.transaction()
      .execute(async (trx) => {
        await sql`set local lock_timeout = 1700`.execute(trx);
        await withShortLocks(trx, async () => undefined);
        return sql`select current_setting('lock_timeout') as timeout`.execute(trx);
      });
    expect(timeout.rows).toEqual([{ timeout: '1700ms' }]);
  });
});
