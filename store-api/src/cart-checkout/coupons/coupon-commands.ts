import type { Insertable, Selectable } from 'kysely';
import { type Command, CommandRefused, command } from '../../platform/command-line/command.ts';
import type { Database, Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import { CODE, couponState, formatTerms, readTerms, TERMS } from './coupon-terms.ts';

type Coupon = Selectable<Database['coupons']>;

const list = command({
  name: 'coupons list',
  summary: 'The codes that take something off now, or all there have been.',
  words: { which: { about: 'Which codes.', oneOf: ['running', 'all'], optional: true, default: 'running' } },
  examples: ['', 'all'],
  columns: { code: 'text', state: 'text', terms: 'text' },
  async *run({ db, now }, { which: requested }) {
    const coupons = await db.selectFrom('coupons').selectAll().orderBy('code').execute();
    const shown = coupons.filter((coupon) => requested === 'all' || couponState(coupon, now()) === 'running');
    for (const coupon of shown) {
      yield { code: coupon.code, state: couponState(coupon, now()), terms: formatTerms(coupon).join(', ') };
    }
    if (shown.length === 0) yield requested === 'all' ? 'No coupons.' : 'No running coupons.';
  },
});

const show = command({
  name: 'coupons show',
  summary: 'One code: its terms, and how it was used.',
  words: { code: CODE },
  examples: ['FIRST10'],
  async *run({ db, now }, { code }) {
    const coupon = await find(db, code);
    yield `${coupon.code}  ${couponState(coupon, now())}`;
    for (const term of formatTerms(coupon)) yield `    ${term}`;
    const paid = await paidOrders(db, coupon.code);
    yield `    paid orders: ${paid}, held for open payments: ${coupon.uses - paid}`;
  },
});

const add = command({
  name: 'coupons add',
  summary: 'A new code. It takes nothing off a cart with a running promotion in it, and never joins another code.',
  words: { code: CODE },
  options: TERMS,
  examples: ['DIWALI --percent 7.5 --cap 3000 --minimum 25000 --until 2026-11-15', 'SORRY50 --amount 50 --uses 1'],
  dryRun: 'transaction',
  async *run({ db, now }, { code, ...terms }) {
    const { reduction, columns } = readTerms(terms);
    if (!reduction) throw new CommandRefused('Say what it takes off: --percent or --amount.');
    const coupon: Insertable<Database['coupons']> = { valid_from: now(), ...columns, ...reduction, code };
    checkDates(coupon.valid_from, coupon.valid_until);
    const added = await db
      .insertInto('coupons')
      .values(coupon)
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!added) throw new CommandRefused(`There is a coupon ${code} already. Nothing was changed.`);
    yield line(added, now());
  },
});

const change = command({
  name: 'coupons change',
  summary: 'Changes what is named, for carts from now on; none removes a limit. An ended code runs again.',
  words: { code: CODE },
  options: TERMS,
  examples: ['DIWALI --cap none --until 2026-11-20'],
  dryRun: 'transaction',
  async *run({ db, now }, { code, ...terms }) {
    const { reduction, columns } = readTerms(terms);
    const changed = await transact(db, async (trx) => {
      const before = await find(trx, code, { toChange: true });
      const after = { ...before, ...columns, active: true };
      checkDates(after.valid_from, after.valid_until);
      if (after.use_limit !== null && after.use_limit < before.uses) {
        throw new CommandRefused(`${code} was used ${before.uses} times already. Nothing was changed.`);
      }
      return trx
        .updateTable('coupons')
        .set({ ...columns, ...reduction, active: true })
        .where('code', '=', code)
        .returningAll()
        .executeTakeFirstOrThrow();
    });
    yield line(changed, now());
  },
});

const end = command({
  name: 'coupons end',
  summary: 'From now on the code takes nothing off; open payments keep it.',
  words: { code: CODE },
  examples: ['DIWALI'],
  dryRun: 'transaction',
  async *run({ db, now }, { code }) {
    const coupon = await find(db, code);
    await db.updateTable('coupons').set({ active: false }).where('code', '=', coupon.code).execute();
    yield line({ ...coupon, active: false }, now());
  },
});

export const couponCommands: readonly Command[] = [list, show, add, change, end];

const line = (coupon: Coupon, now: Date) =>
  `${coupon.code}  ${couponState(coupon, now)}  ${formatTerms(coupon).join(', ')}`;

async function find(db: Db, code: string, { toChange = false } = {}): Promise<Coupon> {
  const coupon = await db
    .selectFrom('coupons')
    .selectAll()
    .where('code', '=', code)
    .$if(toChange, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!coupon) throw new CommandRefused(`There is no coupon ${code}.`);
  return coupon;
}

async function paidOrders(db: Db, code: string): Promise<number> {
  const { paid } = await db
    .selectFrom('coupon_redemptions')
    .innerJoin('orders', 'orders.order_id', 'coupon_redemptions.order_id')
    .select((row) => row.fn.countAll<number>().as('paid'))
    .where('code', '=', code)
    .where('paid_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return paid;
}

function checkDates(from: Date | string | undefined, until: Date | string | null | undefined): void {
  if (from === undefined || until === null || until === undefined) return;
  if (new Date(from) >= new Date(until)) throw new CommandRefused('--until is before --from. Nothing was changed.');
}
