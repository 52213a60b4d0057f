import type { FastifyBaseLogger } from 'fastify';

/** Work that a running API does by itself, again and again. Any number of processes may do it at once. */
export interface Job {
  /** For the log. */
  readonly name: string;
  readonly everyMs: number;
  /** One round. Its faults are logged; the next round comes all the same. */
  run(): Promise<void>;
}

/** Runs each job now and then until stopped; a round that is under way is waited for. */
export function startJobs(jobs: readonly Job[], log: FastifyBaseLogger): () => Promise<void> {
  const loops = jobs.map((job) => startLoop(job, log));
  return async () => {
    await Promise.all(loops.map((stop) => stop()));
  };
}

function startLoop(job: Job, log: FastifyBaseLogger): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout;
  let round = Promise.resolve();
  const run = () => {
    round = job
      .run()
      .catch((fault: unknown) => log.error({ err: fault, job: job.name }, 'a job failed'))
      .finally(() => {
        if (!stopped) timer = setTimeout(run, job.everyMs);
      });
  };
  timer = setTimeout(run, job.everyMs);
  return () => {
    stopped = true;
    clearTimeout(timer);
    return round;
  };
}
