import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { REMOTES } from '../../.ci/packages.ts';
import type { ServiceName } from '../../.ci/start/service-plan.ts';
import { readBooks } from './books.ts';
import { openDoors } from './crowd.ts';
import { startStressedStore } from './stressed-store.ts';

/**
 * Buyers and visitors use the store for an hour, undisturbed; prints each process's memory every minute and fails when one
 * still grows after the first third of the run: `npm run soak [-- --minutes 60] [--buyers 4]`. Linux only: memory is read from /proc.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, buyers: { type: 'string', default: '4' } },
});
/** Heaps grow in a few steps, the last at minute 18 of 60 when measured, and are flat then. */
const WARM_UP_SHARE = 1 / 3;
/** A process may grow by this share after the warm-up. */
const GROWTH_ALLOWED = 0.1;
const SERVICES: readonly ServiceName[] = ['store-api', 'shell', ...REMOTES];

const print = (line: string) => process.stdout.write(`${line}\n`);
const stressed = await startStressedStore(() => undefined);
try {
  const crowd = openDoors(stressed, Number(values.buyers), 3);
  print(`minute  ${SERVICES.join('  ')}  (MB)`);
  const warmUpMinutes = Math.max(1, Math.round(Number(values.minutes) * WARM_UP_SHARE));
  let warm: readonly number[] = [];
  let last: readonly number[] = [];
  for (let minute = 1; minute <= Number(values.minutes); minute += 1) {
    await wait(60_000);
    last = SERVICES.map((name) => megabytes(stressed.store.processOf(name)));
    if (minute === warmUpMinutes) warm = last;
    print(
      `${String(minute).padStart(6)}  ${last.map((size, index) => String(size).padStart(SERVICES[index]?.length ?? 0)).join('  ')}`,
    );
  }
  await crowd.leave();
  const grown = SERVICES.filter((_, index) => (last[index] ?? 0) > (warm[index] ?? 0) * (1 + GROWTH_ALLOWED));
  const books = await readBooks(stressed, crowd.outcomes.paid);
  print(
    `purchases ${crowd.outcomes.paid.length}, lost ${books.lost}, doubled ${books.doubled}; pages ${JSON.stringify(crowd.visits.statuses)}`,
  );
  for (const name of grown)
    print(`FAULT: ${name} grew by more than ${GROWTH_ALLOWED * 100} % after ${warmUpMinutes} minutes`);
  if (grown.length > 0 || books.lost + books.doubled > 0) process.exitCode = 1;
} finally {
  await stressed.end();
}

/** Resident memory. */
function megabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
