import { pino } from 'pino';
import { until } from '../testing/until.ts';
import { type Job, startJobs } from './jobs.ts';

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
});
