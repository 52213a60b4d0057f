import { pino } from 'pino';
import { until } from '../testing/until.ts';
import { type Job, MORE, startJobs } from './jobs.ts';

const log = pino({ level: 'silent' });

function counted(run: () => Promise<void> = async () => undefined): Job & { rounds: number } {
  const job = {
    name: 'test',
    everyMs: 5,
    rounds: 0,
    async run() {
      job.rounds += 1;
      await run();
    },
  };
  return job;
}

describe('the jobs of a running API', () => {
  it('come again, also after a round that failed', async () => {
    const job = counted(() => Promise.reject(new Error('the database is away')));
    const stop = startJobs([job], log);
    await until(() => job.rounds >= 3, 'three rounds');
    await stop();
  });

  it('finish their round when stopped and begin no other [API-07]', async () => {
    let finish: () => void = () => undefined;
    let finished = false;
    const job = counted(async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      finished = true;
    });
    const stop = startJobs([job], log);
    await until(() => job.rounds === 1, 'the first round');
    const stopping = stop();
    finish();
    await stopping;
    expect(finished).toBe(true);
    const { rounds } = job;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(job.rounds).toBe(rounds);
  });

  it('follow at once on a round that left work over', async () => {
    const HOUR_MS = 3_600_000;
    let rounds = 0;
    const stop = startJobs(
      [
        {
          name: 'test',
          // Only the first round comes by itself within the test.
          get everyMs() {
            return rounds === 0 ? 0 : HOUR_MS;
          },
          run: async () => (++rounds < 4 ? MORE : null),
        },
      ],
      log,
    );
    await until(() => rounds === 4, 'four rounds');
    await stop();
  });
});
