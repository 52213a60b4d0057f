import type { FastifyBaseLogger } from 'fastify';

/** What a round answers that left work over: the next one follows at once. */
export const MORE = 'more';

/** Asks for a round before its time. */
export interface Bell {
  ring(): void;
  /** Of one job. */
  onRing(listener: () => void): void;
}

export function createBell(): Bell {
  let listener: () => void = () => undefined;
  return {
    ring: () => listener(),
    onRing(given) {
      listener = given;
    },
  };
}

/** Periodic work. Several processes may run it at once. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** One process at a time does it, whichever comes first in an interval: two would only load the database twice. */
  readonly byOne?: true;
  readonly bell?: Bell;
  /** A fault is logged and does not stop later rounds. */
  run(): Promise<unknown>;
}

/**
 * Returns a function that stops all jobs and waits for running ones.
 * @param troubleOf names the trouble of the database that caused a fault; null for a fault of the job itself
 */
export function startJobs(
  jobs: readonly Job[],
  log: FastifyBaseLogger,
  troubleOf: (fault: unknown) => string | null = () => null,
): () => Promise<void> {
  const loops = jobs.map((job) => startLoop(job, log, troubleOf));
  return async () => {
    await Promise.all(loops.map((stop) => stop()));
  };
}

function startLoop(
  job: Job,
  log: FastifyBaseLogger,
  troubleOf: (fault: unknown) => string | null,
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout;
  let round: Promise<void> = Promise.resolve();
  let isRunning = false;
  let isRung = false;
  const run = () => {
    isRunning = true;
    isRung = false;
    round = job
      .run()
      .catch((fault: unknown) => {
        const trouble = troubleOf(fault);
        // The next round does the work; an unavailable database is not a fault of each job.
        if (trouble) log.warn({ job: job.name, trouble }, 'a job waits for the database');
        else log.error({ err: fault, job: job.name }, 'a job failed');
      })
      .then((left) => {
        isRunning = false;
        if (!stopped) timer = setTimeout(run, left === MORE || isRung ? 0 : job.everyMs);
      });
  };
  timer = setTimeout(run, job.everyMs);
  job.bell?.onRing(() => {
    isRung = true;
    if (isRunning || stopped) return;
    clearTimeout(timer);
    timer = setTimeout(run, 0);
  });
  return () => {
    stopped = true;
    clearTimeout(timer);
    return round;
  };
}
