import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { buildPackages } from '../../.ci/start/build-packages.ts';
import { freePorts } from '../../.ci/start/ports.ts';
import { findChromium, NO_CHROMIUM } from '../../.ci/test/chromium.ts';
import { startFilledStore } from '../bench/filled-store.ts';
import { ROOT } from '../store/composed-store.ts';
import { inDatabase } from '../store/in-database.ts';
import { measureCosts } from './measure-costs.ts';
import { measureEdge } from './measure-edge.ts';
import { type ByKind, type Costs, costOfVisit, type Facts } from './model.ts';
import { type RecordedRequest, recordVisit } from './record-visit.ts';
import { replayVisits } from './replay-visits.ts';
import type { Measured } from './stored-costs.ts';

const PRODUCTS = 20_000;
const SECRET = 'the-measured-edge';

/** A load that this machine carries with room: the comparison is of costs, not of waiting. */
const LOAD = { memory: { document: 0.9, call: 0.9 }, visitsASecond: 1 };

type MeasuredWith = Pick<Facts, 'habits' | 'limits'>;

/** Measures the parts, and a replayed load whose costs the model foretells. */
export async function measure(facts: MeasuredWith, seconds: number): Promise<Measured> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  await buildPackages(ROOT, () => undefined);
  const [port = 0] = await freePorts(1);
  const shellEnvironment = {
    TRUST_PROXY: 'loopback',
    EDGE_PURGE_URLS: `http://127.0.0.1:${port}`,
    EDGE_PURGE_SECRET: SECRET,
  };
  const filled = await startFilledStore(PRODUCTS, { shellEnvironment });
  try {
    await inDatabase(filled.store, (query) =>
      query('update products set stock_quantity = 1000000, order_maximum_quantity = 5 where not is_digital'),
    );
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    const recorded = await recordVisit(browser, filled.store.origin).finally(() => browser.close());
    const reads = await measureCosts(filled, recorded, { seconds, of: (part) => part !== 'purchase' });
    const { perVisit, visits } = await replayVisits(filled, recorded, { ...LOAD, seconds: 3 * seconds });
    // Last: mails and the provider's events go on after it.
    const bought = await measureCosts(filled, recorded, { seconds, of: (part) => part === 'purchase' });
    const costs = { ...reads, ...bought } as Costs;
    const visit = counted(recorded);
    const { shell, api, primary } = costOfVisit({
      ...facts,
      costs,
      habits: { ...facts.habits, visit, buying: 0 },
      hits: { edge: NO_EDGE, memory: LOAD.memory },
      limits: { ...facts.limits, replicas: 0 },
    });
    return {
      on: `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores of ${cpus()[0]?.model ?? 'unknown'}`,
      costs,
      visit,
      edgeMs: await measureEdge({ port, secret: SECRET, shell: filled.store.origin }, recorded, seconds),
      compared: {
        visitsASecond: LOAD.visitsASecond,
        visits,
        measured: perVisit,
        foretold: { shell, api, database: primary },
      },
    };
  } finally {
    await filled.end();
  }
}

export const NO_EDGE: ByKind = { document: 0, call: 0, picture: 0, file: 0 };

function counted(recorded: readonly RecordedRequest[]): ByKind {
  const of = (kind: RecordedRequest['kind']) => recorded.filter((one) => one.kind === kind).length;
  return { document: of('document'), call: of('call'), picture: of('picture'), file: of('file') };
}
