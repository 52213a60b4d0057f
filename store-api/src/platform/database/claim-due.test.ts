import { sql } from 'kysely';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { claimDue, type Queue } from './claim-due.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const QUEUE: Queue<'sandbox_webhooks'> = {
  table: 'sandbox_webhooks',
  id: 'delivery_id',
  open: sql`delivered_at is null`,
  atOnce: 3,
  firstWaitMs: 1000,
  longestWaitMs: 5000,
};

describeOnDatabase('work that is tried again until it is done', (app) => {
  beforeEach(() => app().db.deleteFrom('sandbox_webhooks').execute());

  const add = (event_id: string, next_attempt_at = NOW, delivered_at: Date | null = null) =>
    app()
      .db.insertInto('sandbox_webhooks')
      .values({ event_id, event: 'order.paid', body: '{}', next_attempt_at, delivered_at })
      .execute();
  const claim = async (now = NOW) => (await claimDue(app().db, QUEUE, now)).map((row) => row.event_id);

  it('is taken when it is due and open, in its order, so many at once', async () => {
    await add('done', NOW, NOW);
    await add('later', later(1));
    for (const name of ['1', '2', '3', '4']) await add(name);
    expect(await claim()).toEqual(['1', '2', '3']);
    expect(await claim()).toEqual(['4']);
    expect(await claim()).toEqual([]);
  });

  it('is taken by one of many who come at once [API-05]', async () => {
    const names = Array.from({ length: 12 }, (_, index) => String(index));
    for (const name of names) await add(name);
    const taken = await Promise.all(Array.from({ length: 6 }, () => claim()));
    while (taken.flat().length < names.length) taken.push(await claim());
    expect(taken.flat().toSorted()).toEqual(names.toSorted());
  });

  it('comes back after a wait that doubles up to the longest', async () => {
    await add('again');
    let now = NOW;
    for (const wait of [1000, 2000, 4000, 5000, 5000]) {
      expect(await claim(now)).toEqual(['again']);
      expect(await claim(new Date(now.getTime() + wait - 1))).toEqual([]);
      now = new Date(now.getTime() + wait);
    }
  });
});
