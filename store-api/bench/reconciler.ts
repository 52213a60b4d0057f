import { sql } from 'kysely';
import { paise } from 'shared-contracts/domain/money';
import { reconcile } from '../src/cart-checkout/payments/reconciler/reconcile.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import type { Db } from '../src/platform/database/schema.ts';
import { openEmptyDatabase } from '../src/testing/databases.ts';
import { testPayments } from '../src/testing/money.ts';
import { anyShopper } from '../src/testing/shop-floor.ts';
import makeTemplates, { dropTemplates } from '../src/testing/template-databases.ts';
import { buildTestApp } from '../src/testing/test-app.ts';

/**
 * Minutes until the reconciler finds a captured payment whose webhook was lost, by how many checkouts are abandoned a
 * day. Simulated time: a run every 30 seconds, longer by what the provider takes to answer. After a day and a half of
 * abandoned checkouts, one webhook is lost every half hour for twelve hours: `npm run bench:reconciler -w store-api`.
 */
const RUN_EVERY_MS = 30_000;
const PROVIDER_ANSWERS_MS = 400;
const QUERIES_AT_ONCE = 10;
const HOUR_MS = 3_600_000;
const WARM_UP_MS = 36 * HOUR_MS;
const LOST_EVERY_MS = HOUR_MS / 2;
const LOST_FOR_MS = 12 * HOUR_MS;
const GIVEN_UP_AFTER_MS = 12 * HOUR_MS;

write('| abandoned a day | lost webhooks | found | median minutes | longest | queries an hour |');
write('|---:|---:|---:|---:|---:|---:|');
await makeTemplates();
for (const perDay of [100, 1000, 10_000]) await simulate(perDay);
await dropTemplates();

async function simulate(perDay: number): Promise<void> {
  const database = await openEmptyDatabase();
  await migrate(database.db);
  const open = async () => database;
  const app = await buildTestApp({ open });
  const { userId } = await anyShopper(app);
  const begun = Date.now();
  let time = begun;
  let queries = 0;
  const found = new Map<string, number>();
  const lost = new Map<string, number>();
  const context = await testPayments(app, () => new Date(time));
  const provider: typeof context.provider = {
    ...context.provider,
    async paymentsOf(orderId) {
      queries += 1;
      if (!lost.has(orderId)) return { ok: true, value: [] };
      found.set(orderId, time);
      const attempt = {
        id: `pay-${orderId}`,
        orderId,
        amount: paise(100),
        currency: 'INR',
        status: 'captured',
      } as const;
      return { ok: true, value: [attempt] };
    },
  };

  const end = begun + WARM_UP_MS + LOST_FOR_MS + GIVEN_UP_AFTER_MS;
  let begunCheckouts = 0;
  while (time < end && !(time > begun + WARM_UP_MS + LOST_FOR_MS && found.size === lost.size)) {
    const due = Math.floor(((time - begun) / (24 * HOUR_MS)) * perDay);
    await checkouts(database.db, Number(userId), due - begunCheckouts, time, 'gone');
    begunCheckouts = due;
    const losing = time - begun - WARM_UP_MS;
    if (losing > lost.size * LOST_EVERY_MS && losing < LOST_FOR_MS) {
      const [order] = await checkouts(database.db, Number(userId), 1, time, 'lost');
      if (order) lost.set(order, time);
    }
    const before = queries;
    await reconcile({ ...context, provider, onPaid: async () => {} });
    time += RUN_EVERY_MS + Math.ceil((queries - before) / QUERIES_AT_ONCE) * PROVIDER_ANSWERS_MS;
  }
  const minutes = [...lost].flatMap(([order, at]) => {
    const foundAt = found.get(order);
    return foundAt === undefined ? [] : [(foundAt - at) / 60_000];
  });
  minutes.sort((one, other) => one - other);
  const at = (share: number) => minutes[Math.ceil(share * minutes.length) - 1]?.toFixed(1) ?? 'not within 12 h';
  const anHour = Math.round(queries / ((time - begun) / HOUR_MS));
  write(`| ${perDay} | ${lost.size} | ${found.size} | ${at(0.5)} | ${at(1)} | ${anHour} |`);
  await app.close();
}

/** Payments that were started and never reported; answers the provider's orders. */
async function checkouts(db: Db, userId: number, count: number, time: number, kind: string) {
  const { rows } = await sql<{ provider_order_id: string }>`
    with made as (
      insert into orders (user_id, items_paise, discount_paise, shipping_paise, tax_paise, total_paise, order_note,
        contact_email, buyer_gstin, delivery_name, delivery_phone, delivery_address, delivery_state_id,
        delivery_postal_code)
      select ${userId}, 100, 0, 0, 0, 100, '', '', '', '', '', '', state_province_id, ''
      from (select state_province_id from states_provinces limit 1) as somewhere, generate_series(1, ${count})
      returning order_id
    )
    insert into payments (order_id, user_id, amount_paise, provider, provider_order_id, idempotency_key, fingerprint,
      created_at, updated_at, ask_at)
    select order_id, ${userId}, 100, 'sandbox', ${kind}::text || order_id, ${kind}::text || order_id, '',
      ${new Date(time)}, ${new Date(time)}, ${new Date(time + 15 * 60_000)} from made
    returning provider_order_id`.execute(db);
  return rows.map((row) => row.provider_order_id);
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
