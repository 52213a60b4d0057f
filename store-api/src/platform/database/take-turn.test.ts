import { describeOnDatabase } from '../../testing/test-app.ts';
import { inItsTurn, takeTurn } from './take-turn.ts';

describeOnDatabase('work that one process does', (app) => {
  // Each process asked the payment provider 400 times a minute.
  it('is taken by one of many at once, and by one again in the next interval [PAY-15] [API-05]', async () => {
    const turns = async (at: Date) => {
      const taken = await Promise.all([1, 2, 3, 4].map(() => takeTurn(app().db, 'test', 30_000, at)));
      return taken.filter(Boolean).length;
    };
    expect(await turns(new Date('2026-11-27T10:00:00Z'))).toBe(1);
    expect(await turns(new Date('2026-11-27T10:00:20Z'))).toBe(0);
    expect(await turns(new Date('2026-11-27T10:00:30Z'))).toBe(1);
  });

  it('is done once in an interval, and in the next although who had the turn died at it [SCALE-07] [API-05]', async () => {
    let at = new Date('2026-11-27T10:00:00Z');
    let rounds = 0;
    const job = { name: 'die', everyMs: 20_000, byOne: true } as const;
    const run = async () => {
      rounds += 1;
      if (rounds === 1) throw new Error('killed');
    };
    const processes = [1, 2, 3].map(() => inItsTurn(app().db, () => at, { ...job, run }));
    const round = () => Promise.allSettled(processes.map((process) => process.run()));
    await round();
    expect(rounds).toBe(1);
    at = new Date(at.getTime() + 20_000);
    await round();
    expect(rounds).toBe(2);
  });
});
