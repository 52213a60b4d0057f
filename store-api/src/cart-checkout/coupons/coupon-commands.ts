import type { Insertable, Selectable } from 'kysely';
import { type Command, CommandRefused } from '../../platform/command-line/command.ts';
import { oneOf } from '../../platform/command-line/parameters.ts';
import type { Database, Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import { couponState, readCode, readTerms, TERMS, termsInWords } from './coupon-terms.ts';

type Coupon = Selectable<Database['coupons']>;

const list: Command = {
  name: 'coupons list',
  parameters: '[running|all]',
  summary: 'The codes that take something off now, or all there have been.',
  async *run({ db, now }, parameters) {
    const requested = oneOf(parameters, ['running', 'all']);
    const coupons = await db.selectFrom('coupons').selectAll().orderBy('code').execute();
    const shown = coupons.filter((coupon) => requested === 'all' || couponState(coupon, now()) === 'running');
    for (const coupon of shown) yield line(coupon, now());
    if (shown.length === 0) yield requested === 'all' ? 'No coupons.' : 'No running coupons.';
  },
};

const show: Command = {
  name: 'coupons show',
  parameters: 'CODE',
  summary: 'One code: its terms, and how it was used.',
  async *run({ db, now }, parameters) {
    const coupon = await find(db, readCode(parameters));
    yield `${coupon.code}  ${couponState(coupon, now())}`;
    for (const term of termsInWords(coupon)) yield `    ${term}`;
    const paid = await paidOrders(db, coupon.code);
    yield `    paid orders: ${paid}, held for open payments: ${coupon.uses - paid}`;
  },
};

const add: Command = {
  name: 'coupons add',
  parameters: `CODE --percent N|--amount RUPEES ${TERMS}`,
  summary: 'A new code. It takes nothing off a cart with a running promotion in it, and never joins another code.',
  async *run({ db, now }, parameters) {
    const { code, reduction, columns } = readTerms(parameters);
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
};

const change: Command = {
  name: 'coupons change',
  parameters: `CODE [--percent N|--amount RUPEES] ${TERMS}`,
  summary: 'Changes what is named, for carts from now on; none removes a limit. An ended code runs again.',
  async *run({ db, now }, parameters) {
    const { code, reduction, columns } = readTerms(parameters);
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
};

const end: Command = {
  name: 'coupons end',
  parameters: 'CODE',
  summary: 'From now on the code takes nothing off; payments under way keep it.',
  async *run({ db, now }, parameters) {
    const coupon = await find(db, readCode(parameters));
    await db.updateTable('coupons').set({ active: false }).where('code', '=', coupon.code).execute();
    yield line({ ...coupon, active: false }, now());
  },
};

export const couponCommands: readonly Command[] = [list, show, add, change, end];

const line = (coupon: Coupon, now: Date) =>
  `${coupon.code}  ${couponState(coupon, now)}  ${termsInWords(coupon).join(', ')}`;

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
  if (new Date(from) >= new Date(until)) throw new CommandRefused('--until lies before --from. Nothing was changed.');
}
