import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { ApiCall } from 'shared-contracts/api/call';
import { getPaymentStatus } from 'shared-contracts/api/get-payment-status';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { verifyPayment } from 'shared-contracts/api/verify-payment';
import * as v from 'valibot';
import type { Database } from '../../platform/database/schema.ts';
import { anyShopper, type Basket, handOff, stockedProduct, verification } from '../shop-floor.ts';
import type { Credentials, TestApp } from '../test-app.ts';
import { type Answered, answerOf, Completed, outcomeOf, type StoreProcess } from './store-process.ts';

const STOCK = 100_000;

export interface Crowd {
  /** Purchases that the store confirmed as paid. */
  readonly confirmed: readonly string[];
  /** How often each answer came: 'ok', a code, or 'no-answer' when the connection broke. */
  readonly answers: Readonly<Record<string, number>>;
  /** Answers that a shopper must never get: 5xx other than a 503 with Retry-After, code and problem+json. */
  readonly faults: readonly string[];
  /** The slowest answer, in milliseconds. */
  readonly slowest: number;
}

/**
 * Buyers who repeat what failed, as a browser does, until they are stopped; then each concludes its purchase.
 * Purchases go over all processes in turn.
 */
export async function steadyBuyers(app: TestApp, stores: readonly StoreProcess[], count: number) {
  const products: number[] = [];
  for (let index = 0; index < 6; index += 1) products.push(await stockedProduct(app.db, { stock: STOCK }));
  const shoppers: Credentials[] = [];
  for (let index = 0; index < count; index += 1) shoppers.push(await anyShopper(app));
  const forms = await Promise.all(shoppers.map((shopper, turn) => handOff(app, shopper, basketOf(products, turn))));

  const confirmed: string[] = [];
  const answers: Record<string, number> = {};
  const faults: string[] = [];
  let slowest = 0;
  let finishing = false;

  /** Null when no answer came. */
  async function ask(request: () => Promise<Answered>): Promise<Answered | null> {
    const begun = performance.now();
    const answer = await request().catch(() => null);
    slowest = Math.max(slowest, performance.now() - begun);
    const outcome = answer ? outcomeOf(answer) : 'no-answer';
    answers[outcome] = (answers[outcome] ?? 0) + 1;
    if (answer && answer.status >= 500 && !isPoliteRefusal(answer)) faults.push(`${answer.status} ${outcome}`);
    return answer;
  }

  /** Repeats until something other than "not now" is answered. */
  async function insist(store: StoreProcess, request: () => Promise<Answered>): Promise<Answered> {
    for (;;) {
      if (!store.isRunning()) throw new Error('the process ended');
      const answer = await ask(request);
      if (answer && answer.status < 500) return answer;
      await wait(50);
    }
  }

  async function purchase(shopper: Credentials, form: (typeof forms)[number], turn: number): Promise<void> {
    const store = stores[turn % stores.length];
    if (!store) throw new Error('no process runs');
    const key = { IdempotencyKey: randomUUID() };
    const call = (target: ApiCall, parameters: unknown) => insist(store, () => store.call(target, parameters, shopper));
    const started = answerOf(getRazorPay, await call(getRazorPay, { ...form, ...key }));
    const window = { key: started.key, order_id: started.id, outcome: 'success' };
    const paid = await insist(store, () => store.post('/payment-sandbox/checkout/payments', window));
    if (paid.status === 200) {
      const completed = v.parse(Completed, paid.body);
      const { success } = answerOf(verifyPayment, await call(verifyPayment, verification(completed)));
      if (success) confirmed.push(started.id);
      return;
    }
    // The answer of the payment window was lost: the webhook tells the store.
    for (;;) {
      const { state } = answerOf(getPaymentStatus, await call(getPaymentStatus, { OrderId: started.id }));
      if (state === 'paid') return void confirmed.push(started.id);
      await wait(100);
    }
  }

  const running = Promise.all(
    shoppers.map(async (shopper, turn) => {
      const form = forms[turn];
      for (let round = turn; form && !finishing; round += 1) await purchase(shopper, form, round);
    }),
  );
  running.catch(() => undefined);

  return {
    async finish(): Promise<Crowd> {
      finishing = true;
      await running;
      return { confirmed, answers, faults, slowest };
    },
    stock: { products, each: STOCK },
  };
}

/** One or two products, in either order. */
function basketOf(products: readonly number[], turn: number): Basket {
  const [one = 0, other = 0] = [products[turn % products.length], products[(turn + 1) % products.length]];
  const ids = turn % 3 === 0 ? [one] : turn % 2 === 0 ? [one, other] : [other, one];
  return ids.map((ProductId) => ({ ProductId, Quantity: 1 }));
}

function isPoliteRefusal({ status, headers, body }: Answered): boolean {
  const problem = body as Record<string, unknown>;
  return (
    status === 503 &&
    Number(headers.get('retry-after')) >= 1 &&
    String(headers.get('content-type')).startsWith('application/problem+json') &&
    typeof problem.code === 'string' &&
    problem.instance === headers.get('x-request-id')
  );
}

/** Purchases that were confirmed or paid for, without exactly one paid order, ledger row and invoice. */
export async function lostOrDoubled(db: Kysely<Database>, confirmed: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string; state: string | null; orders: number; ledger: number; invoices: number }>`
    with money as (
      select order_id as id from sandbox_payments where status = 'captured'
      union select unnest(${[...confirmed]}::text[])
    )
    select id, max(state) as state, count(distinct orders.order_id)::integer as orders,
      count(distinct payment_transactions.payment_transaction_id)::integer as ledger,
      count(distinct invoices.invoice_id)::integer as invoices
    from money left join payments on provider_order_id = id
      left join orders on orders.order_id = payments.order_id and paid_at is not null
      left join payment_transactions on payment_transactions.payment_id = payments.payment_id
      left join invoices on invoices.order_id = orders.order_id
    group by id`.execute(db);
  return rows
    .filter(({ state, orders, ledger, invoices }) => state !== 'paid' || orders + ledger + invoices !== 3)
    .map(({ id, ...found }) => `${id}: ${JSON.stringify(found)}`);
}
