import { setTimeout as wait } from 'node:timers/promises';
import { type FilledStore, type Times, timesOf } from '../bench/filled-store.ts';
import { ask } from './ask.ts';
import { idleTimes, newCall, newDocument } from './measure-costs.ts';
import type { HitRates } from './model.ts';
import type { RecordedRequest } from './record-visit.ts';

/** As a browser has connections to one origin. */
const AT_ONCE = 6;

/** Milliseconds of the processor of each visit, by process, when so many visits a second come. */
export async function replayVisits(
  filled: FilledStore,
  visit: readonly RecordedRequest[],
  { memory, visitsASecond, seconds }: { memory: HitRates['memory']; visitsASecond: number; seconds: number },
): Promise<{ readonly perVisit: Times; readonly visits: number; readonly slowestMs: number }> {
  const idle = await idleTimes(filled);
  const [begun, before] = [performance.now(), timesOf(filled)];
  const underWay: Promise<number>[] = [];
  while (performance.now() - begun < seconds * 1000) {
    underWay.push(visitOnce(filled, visit, memory, underWay.length));
    await wait(begun + (underWay.length * 1000) / visitsASecond - performance.now());
  }
  const durations = await Promise.all(underWay);
  const [passed, after] = [(performance.now() - begun) / 1000, timesOf(filled)];
  const per = (name: keyof Times) => (after[name] - before[name] - idle[name] * passed) / durations.length;
  return {
    perVisit: { shell: per('shell'), api: per('api'), database: per('database') },
    visits: durations.length,
    slowestMs: Math.max(...durations),
  };
}

/** As somebody else each time; some of what is asked is new to the store. */
async function visitOnce(
  { store, products }: FilledStore,
  visit: readonly RecordedRequest[],
  memory: HitRates['memory'],
  turn: number,
): Promise<number> {
  const begun = performance.now();
  const headers = { 'x-forwarded-for': `10.200.${turn >> 8}.${turn & 255}` };
  const waiting = visit.map((request) => {
    if (request.kind === 'document' && Math.random() >= memory.document) return newDocument();
    if (request.kind === 'call' && Math.random() >= memory.call) return newCall(products);
    return request;
  });
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await ask(store.origin, next, headers);
    }),
  );
  return performance.now() - begun;
}
