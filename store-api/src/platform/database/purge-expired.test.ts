import { type Insertable, sql } from 'kysely';
import { anyShopper } from '../../testing/shop-floor.ts';
import { describeOnDatabase, testSettings } from '../../testing/test-app.ts';
import { DAY_MS } from '../time.ts';
import { purgeExpired } from './purge-expired.ts';
import type { Database } from './schema.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const { retention: days } = testSettings();
const ago = (days: number, more = 0) => new Date(NOW.getTime() - days * DAY_MS - more);

describeOnDatabase('what is stored for a limited time', (app) => {
  /** Two rows of each kind: one that has just expired, one that has a second left. */
  async function fill() {
    const { db } = app();
    const { userId } = await anyShopper(app());
    await db.deleteFrom('sessions').execute();
    await insert({ sandbox_webhooks: { ...delivery, event_id: 'waiting', delivered_at: null } });
    for (const [name, late] of [
      ['over', 0],
      ['kept', -1000],
    ] as const) {
      await insert({
        rate_limits: { key: name, hits: 1, window_ends: ago(0, late) },
        sessions: { token_hash: name, user_id: Number(userId), expires_at: ago(0, late) },
        password_codes: { address_hash: name, language: 'en', expires_at: ago(1, late) },
        idempotency_keys: { scope: 'test', key: name, fingerprint: '', answer: '{}', created_at: ago(7, late) },
        webhook_events: { event_id: name, event: 'order.paid', received_at: ago(30, late) },
        sandbox_webhooks: { ...delivery, event_id: name, delivered_at: ago(7, late) },
        client_reports: { kind: 'error', remote: name, version: '1', detail: '', reported_at: ago(90, late) },
        mails: { ...mail, mail_key: `purged ${name}`, created_at: ago(400, late) },
        operator_acts: { operator: name, command: 'orders refund', about: '', at: ago(365, late) },
        enquiries: { ...enquiry, reference_number: name, created_at: ago(730, late) },
      });
    }
  }

  async function insert(rows: { readonly [Table in keyof Database]?: Insertable<Database[Table]> }) {
    for (const [table, row] of Object.entries(rows))
      await sql`
      insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
      values (${sql.join(Object.values(row))})`.execute(app().db);
  }

  const delivery = { event: 'order.paid', body: '', next_attempt_at: ago(90) };
  const mail = {
    template: 'order-confirmed',
    language: 'en',
    recipient: '',
    user_id: null,
    facts: '',
    sent_at: null,
  } as const;
  const enquiry = {
    kind: 'contact',
    answer_due_at: new Date(),
    name: 'Asha',
    email: 'asha@example.com',
    phone_number: '',
    message: 'Hello',
    product_id: null,
  } as const;

  async function left() {
    const { rows } = await sql<{ kept: string }>`
      select 'limit ' || key as kept from rate_limits
      union all select 'session ' || token_hash from sessions
      union all select 'code ' || address_hash from password_codes
      union all select 'key ' || key from idempotency_keys where scope = 'test'
      union all select 'event ' || event_id from webhook_events
      union all select 'delivery ' || event_id from sandbox_webhooks
      union all select 'report ' || remote from client_reports
      union all select 'act ' || operator from operator_acts
      union all select 'mail ' || mail_key from mails where mail_key like 'purged%'
      union all select 'enquiry ' || reference_number from enquiries
      order by kept`.execute(app().db);
    return rows.map((row) => row.kept);
  }

  it('goes when its time is over and not a second before, however many processes delete it [API-05] [ACC-07] [ACC-13] [LAW-06]', async () => {
    await fill();
    await Promise.all([1, 2, 3].map(() => purgeExpired(app().db, NOW, days)));
    expect(await left()).toEqual([
      'act kept',
      'code kept',
      'delivery kept',
      'delivery waiting',
      'enquiry kept',
      'event kept',
      'key kept',
      'limit kept',
      'mail purged kept',
      'report kept',
      'session kept',
    ]);
  });

  it('goes although another table cannot be purged, whose fault is thrown [SCALE-04]', async () => {
    const { db } = app();
    await insert({
      sandbox_webhooks: { ...delivery, event_id: 'stays', delivered_at: ago(8) },
      enquiries: { ...enquiry, reference_number: 'goes', created_at: ago(800) },
    });
    await sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'locked'; end $$`.execute(db);
    await sql`create trigger refuse before delete on sandbox_webhooks execute function refuse()`.execute(db);
    await expect(purgeExpired(db, NOW, days)).rejects.toThrow('locked');
    await sql`drop function refuse cascade`.execute(db);
    const refused = await db
      .selectFrom('sandbox_webhooks')
      .select('event_id')
      .where('event_id', '=', 'stays')
      .execute();
    const gone = await db.selectFrom('enquiries').select('kind').where('reference_number', '=', 'goes').execute();
    expect([refused.length, gone.length]).toEqual([1, 0]);
  });

  it('goes after as many days as an operator has set [LAW-06]', async () => {
    const { db } = app();
    await db.deleteFrom('enquiries').execute();
    await insert({ enquiries: { ...enquiry, reference_number: 'asked', created_at: ago(31) } });
    const purgedWith = async (KEEP_ENQUIRIES_DAYS: string) => {
      await purgeExpired(db, NOW, testSettings({ KEEP_ENQUIRIES_DAYS }).retention);
      return (await db.selectFrom('enquiries').select('reference_number').execute()).length;
    };
    expect([await purgedWith('32'), await purgedWith('30')]).toEqual([1, 0]);
  });

  it('goes wholly, also when there is much of it', async () => {
    const { db } = app();
    await sql`
      insert into rate_limits (key, hits, window_ends)
      select 'many ' || n, 1, ${ago(1)}::timestamptz from generate_series(1, 2500) n`.execute(db);
    await purgeExpired(db, NOW, days);
    const many = await db.selectFrom('rate_limits').select('key').where('key', 'like', 'many%').execute();
    expect(many).toEqual([]);
  });
});
