import { describeOnDatabase } from '../../testing/test-app.ts';
import { takeTurn } from './take-turn.ts';

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
});
