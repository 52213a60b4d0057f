import { sql } from 'kysely';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { reportCouponPeriods } from './advertised-coupons.ts';

const BEGINS = new Date('2026-11-27T10:00:00Z');
const ENDS = new Date('2026-11-27T11:00:00Z');
const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

describeOnDatabase('the begin and the end of an advertised coupon', (app) => {
  const reports = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from changes where 'offers' = any(tags)`.execute(app().db);
    return rows[0]?.count ?? 0;
  };
  /** Three processes look at once; answers how many reports came of it. */
  const look = async (at: Date) => {
    const before = await reports();
    await Promise.all([1, 2, 3].map(() => reportCouponPeriods(app().db, at)));
    return (await reports()) - before;
  };

  // Each process reported it, and who restarted at that moment did not: pages went on naming a code that was refused.
  it('are reported once by many processes, and by the next where none ran at the time [SCALE-07] [CON-09]', async () => {
    await app()
      .db.insertInto('coupons')
      .values({
        code: 'DIWALI',
        kind: 'fixed',
        value: 50_000,
        first_order_only: false,
        minimum_paise: 0,
        cap_paise: null,
        valid_from: BEGINS,
        valid_until: ENDS,
        advertised: true,
      })
      .execute();
    await look(after(BEGINS, -1000));
    expect(await look(after(BEGINS, -500))).toBe(0);
    expect(await look(BEGINS)).toBe(1);
    expect(await look(after(BEGINS, 250))).toBe(0);
    expect(await look(after(ENDS, 60_000))).toBe(1);
    expect(await look(after(ENDS, 60_250))).toBe(0);
  });
});
