import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { type FilledStore, type Times, timesOf } from '../bench/filled-store.ts';
import { buyUntil, type Outcomes } from '../chaos/buyer.ts';
import { ask } from './ask.ts';
import type { Cost, Costs, Part } from './model.ts';
import type { RecordedRequest } from './record-visit.ts';

/** As many as a shell renders for one client without refusing. */
const AT_ONCE = 3;
const BUYERS = 16;
const IDLE_SECONDS = 5;

type Request = Omit<RecordedRequest, 'kind'>;

/** Works for so many seconds; answers how often, and the bytes that it received. */
type Work = (seconds: number) => Promise<{ readonly done: number; readonly bytes: number }>;

/**
 * What each part costs in a store at rest, in turn: the processor's time of its processes, without what they use idle.
 * A purchase is all that a buyer does for one, with the sandbox's payment and what follows (invoice, cancellation).
 */
export async function measureCosts(
  filled: FilledStore,
  visit: readonly RecordedRequest[],
  { seconds, of }: { seconds: number; of: (part: Part) => boolean },
): Promise<Partial<Costs>> {
  const idle = await idleTimes(filled);
  const costs: [Part, Cost][] = [];
  for (const [part, work] of Object.entries(worksOf(filled, visit)) as [Part, Work][]) {
    if (!of(part)) continue;
    // The first second warms up.
    await work(1);
    const [begun, before] = [performance.now(), timesOf(filled)];
    const { done, bytes } = await work(seconds);
    const [passed, after] = [(performance.now() - begun) / 1000, timesOf(filled)];
    const per = (name: keyof Times) => round((after[name] - before[name] - idle[name] * passed) / done);
    costs.push([
      part,
      { shell: per('shell'), api: per('api'), database: per('database'), bytes: Math.round(bytes / done) },
    ]);
  }
  return Object.fromEntries(costs);
}

/** Milliseconds of each second that the processes use without visitors. */
export async function idleTimes(filled: FilledStore): Promise<Times> {
  await wait(2000);
  const before = timesOf(filled);
  await wait(IDLE_SECONDS * 1000);
  const after = timesOf(filled);
  const per = (name: keyof Times) => (after[name] - before[name]) / IDLE_SECONDS;
  return { api: per('api'), shell: per('shell'), database: per('database') };
}

function worksOf({ store, products }: FilledStore, visit: readonly RecordedRequest[]): Record<Part, Work> {
  const { origin } = store;
  const asking = (next: () => Request): Work => {
    return async (seconds) => {
      const until = performance.now() + seconds * 1000;
      let [done, bytes] = [0, 0];
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          while (performance.now() < until) {
            bytes += await ask(origin, next());
            done += 1;
          }
        }),
      );
      return { done, bytes };
    };
  };
  const ofKind = (kind: RecordedRequest['kind']) => {
    const all = visit.filter((one) => one.kind === kind);
    let turn = 0;
    return asking(() => {
      turn += 1;
      return all[turn % all.length] as RecordedRequest;
    });
  };
  return {
    'document kept': ofKind('document'),
    'document made': asking(newDocument),
    'call kept': ofKind('call'),
    'call made': asking(() => newCall(products)),
    picture: ofKind('picture'),
    file: ofKind('file'),
    purchase: buying(origin),
  };
}

const prices = () => ({ min: randomInt(1000, 10_000), max: randomInt(20_000, 80_000) });

/** A listing or search that no cache holds. */
export function newDocument(): Request {
  const { min, max } = prices();
  const what = randomInt(2) ? '' : 'SearchTerm=oak&';
  return { method: 'GET', path: `/ProductListing?${what}min=${min}&max=${max}`, body: null };
}

/** A product list, or a random product, that no cache holds. */
export function newCall(products: readonly number[]): Request {
  const { min, max } = prices();
  const [path, requestParameters] = randomInt(2)
    ? [getAllProducts.path, { MinPrice: min, MaxPrice: max, PageNo: 1, PageSize: 20 }]
    : [getProductDetail.path, { ProductId: products[randomInt(products.length)] }];
  return { method: 'POST', path, body: JSON.stringify({ requestParameters }) };
}

function buying(origin: string): Work {
  let crowd = 0;
  return async (seconds) => {
    const outcomes: Outcomes = { paid: [], afterwards: {}, refused: {}, unanswered: 0, gaveUp: 0 };
    const closing = AbortSignal.timeout(seconds * 1000);
    crowd += 1;
    await Promise.all(
      Array.from({ length: BUYERS }, (_, index) => buyUntil(closing, origin, `10.${crowd}.${index + 1}`, outcomes)),
    );
    if (outcomes.unanswered > 0 || outcomes.gaveUp > 0)
      throw new Error(`purchases failed: ${JSON.stringify(outcomes)}`);
    return { done: outcomes.paid.length, bytes: 0 };
  };
}

const round = (milliseconds: number) => Math.max(0, Number(milliseconds.toFixed(2)));
