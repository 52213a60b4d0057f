import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../../platform/database/schema.ts';
import type { SandboxOrder, SandboxPayment, SandboxRefund } from './tables.ts';

const FAR_AHEAD = new Date('9999-12-31');
const whole = (most: number) => v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), v.maxValue(most));
const seconds = v.optional(
  v.pipe(
    whole(9_999_999_999),
    v.transform((time) => new Date(time * 1000)),
  ),
);

/** What the Orders API's lists are called with; anything else in it is ignored, as it is there. */
const Page = v.object({
  from: v.fallback(seconds, undefined),
  to: v.fallback(seconds, undefined),
  count: v.fallback(whole(100), 10),
  skip: v.fallback(whole(1_000_000), 0),
  /** Of orders. */
  receipt: v.fallback(v.optional(v.string()), undefined),
});
type Page = v.InferOutput<typeof Page>;

export function readPage(query: unknown): Page {
  return v.parse(Page, query);
}

const all: RawBuilder<unknown> = sql`true`;

export type SandboxLists = ReturnType<typeof sandboxLists>;

/** The provider's lists, newest first. */
export function sandboxLists(db: Db) {
  async function list<Row>(table: 'sandbox_orders' | 'sandbox_payments' | 'sandbox_refunds', page: Page, also = all) {
    const { from = new Date(0), to = FAR_AHEAD, count, skip } = page;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where created_at >= ${from} and created_at < ${to} and ${also}
      order by created_at desc, id limit ${count} offset ${skip}`.execute(db);
    return rows;
  }
  return {
    orders: (page: Page) =>
      list<SandboxOrder>('sandbox_orders', page, page.receipt === undefined ? all : sql`receipt = ${page.receipt}`),
    payments: (page: Page) => list<SandboxPayment>('sandbox_payments', page),
    refunds: (page: Page) => list<SandboxRefund>('sandbox_refunds', page),
  };
}
