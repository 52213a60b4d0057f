import { sql } from 'kysely';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { followDatabaseClock } from './database-clock.ts';

const HOUR_MS = 3_600_000;

describeOnDatabase('the clock of a process', (app) => {
  const databaseTime = async () => {
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(app().db);
    return rows[0]?.at.getTime() ?? 0;
  };

  // A process an hour slow gave pieces that another held to a second buyer.
  it.each([-HOUR_MS, 0, HOUR_MS])('that is %i ms wrong says the database’s time [PAY-12] [PAY-16]', async (wrong) => {
    const clock = await followDatabaseClock(app().db, () => Date.now() + wrong);
    const before = await databaseTime();
    const read = clock.now().getTime();
    // Far less than it was wrong, and far more than a comparison takes.
    expect(Math.abs(read - before)).toBeLessThan(HOUR_MS / 10);
  });

  it('is compared again, since it may have been set in between [PAY-12] [PAY-16]', async () => {
    let wrong = 0;
    const clock = await followDatabaseClock(app().db, () => Date.now() + wrong);
    wrong = HOUR_MS;
    expect(clock.now().getTime() - (await databaseTime())).toBeGreaterThan(HOUR_MS / 2);
    await clock.job.run();
    expect(Math.abs(clock.now().getTime() - (await databaseTime()))).toBeLessThan(HOUR_MS / 10);
  });
});
