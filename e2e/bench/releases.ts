import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { REMOTES } from '../../.ci/packages.ts';
import { lastReleases } from '../../.ci/released/last-releases.ts';
import { makeLastReleases } from '../../.ci/released/make-last-releases.ts';
import { buildPackages } from '../../.ci/start/build-packages.ts';
import { pssOf, treeOf } from '../../.ci/start/process-tree.ts';
import { type ComposedOptions, ROOT } from '../store/composed-store.ts';
import { databaseTree, type FilledStore, startFilledStore, type Times, timesOf } from './filled-store.ts';
import { median } from './median.ts';

/**
 * Compares this checkout with the last release, in turn: answers a second and the processor's time of each, cold (every
 * request has other parameters) and warm, and memory. `npm run bench [-- --rounds 3 --seconds 5 --connections 50 --products 20000 --only document]`; Linux.
 * On a busy machine the times of the processor say more than the answers a second.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '50' },
    products: { type: 'string', default: '20000' },
    only: { type: 'string', default: '' },
  },
});
const print = (line: string) => process.stdout.write(`${line}\n`);

interface Contender extends FilledStore {
  readonly name: string;
}

/** The shell renders eight pages at once for one client, and refuses more than it can render in time. */
const PAGES_AT_ONCE = 3;

/** A machine that is busy with other work makes the store refuse some; they are not counted. */
const REFUSED_MS = 250;

/** The path of a page, or a call of the API with its parameters; another one at each turn. */
type Question = (contender: Contender) => { readonly page: string } | { readonly path: string; readonly body: object };

const prices = () => ({ min: randomInt(1000, 10_000), max: randomInt(20_000, 80_000) });

let coldProduct = 0;

const QUESTIONS: Readonly<Record<string, Question>> = {
  'list, cold': () => {
    const { min, max } = prices();
    return { path: getAllProducts.path, body: { MinPrice: min, MaxPrice: max, PageNo: 1, PageSize: 20 } };
  },
  'list with facets, cold': () => {
    const { min, max } = prices();
    return { path: getAllProducts.path, body: { MinPrice: min, MaxPrice: max, PageSize: 20, WithFacets: true } };
  },
  'list, warm': () => ({ path: getAllProducts.path, body: { MinPrice: 5000, MaxPrice: 50_000, PageSize: 20 } }),
  'product, cold': ({ products }) => {
    const ProductId = products[coldProduct % products.length];
    coldProduct += 1;
    return { path: getProductDetail.path, body: { ProductId } };
  },
  'product, warm': ({ products: [ProductId] }) => ({ path: getProductDetail.path, body: { ProductId } }),
  'listing document, cold': () => {
    const { min, max } = prices();
    return { page: `/ProductListing?min=${min}&max=${max}` };
  },
  'listing document, warm': () => ({ page: '/ProductListing' }),
};

interface Measured {
  readonly perSecond: number;
  /** Milliseconds of the processor per answer. */
  readonly cpu: Times;
}

async function contender(name: string, roots: ComposedOptions['roots'] = {}): Promise<Contender> {
  return { name, ...(await startFilledStore(Number(values.products), { roots })) };
}

/** Null when it was refused. */
async function ask(url: string, requestParameters?: object): Promise<string | null> {
  const answer = await fetch(
    url,
    requestParameters && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ requestParameters }),
    },
  );
  const text = await answer.text();
  if (answer.status === 503) return wait(REFUSED_MS, null);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 200)}`);
  return text;
}

async function measure(one: Contender, question: Question): Promise<Measured> {
  const until = performance.now() + Number(values.seconds) * 1000;
  const [begun, before] = [performance.now(), timesOf(one)];
  let answers = 0;
  await Promise.all(
    Array.from({ length: 'page' in question(one) ? PAGES_AT_ONCE : Number(values.connections) }, async () => {
      while (performance.now() < until) {
        const asked = question(one);
        const answer = await ('page' in asked
          ? ask(one.store.origin + asked.page)
          : ask(one.store.serviceOrigin('store-api') + asked.path, asked.body));
        if (answer !== null) answers += 1;
      }
    }),
  );
  const after = timesOf(one);
  const per = (part: keyof Times) => (after[part] - before[part]) / answers;
  return {
    perSecond: (answers / (performance.now() - begun)) * 1000,
    cpu: { api: per('api'), shell: per('shell'), database: per('database') },
  };
}

/** MB of a store's services and its database. */
function memory({ store, databaseUrl }: Contender): number {
  const services = (['store-api', 'shell', ...REMOTES] as const).flatMap((name) => treeOf(store.processOf(name) ?? 0));
  return [...services, ...databaseTree(databaseUrl)].reduce((sum, { pid }) => sum + pssOf(pid), 0);
}

async function main(): Promise<void> {
  await buildPackages(ROOT, () => undefined);
  await makeLastReleases(ROOT, print);
  const contenders = [
    await contender('last release', lastReleases(['store-api', 'shell', ...REMOTES])),
    await contender('this checkout'),
  ];
  try {
    const idle = contenders.map(memory);
    print('| | | answers/s | API ms | shell ms | database ms |\n|---|---|---:|---:|---:|---:|');
    for (const [what, question] of Object.entries(QUESTIONS).filter(([name]) => name.includes(values.only))) {
      const measured = contenders.map((): Measured[] => []);
      // In turn, so that a busy minute falls on both; the first round warms up.
      for (let round = 0; round <= Number(values.rounds); round += 1) {
        for (const [at, one] of contenders.entries()) {
          const result = await measure(one, question);
          if (round > 0) measured[at]?.push(result);
        }
      }
      for (const [at, { name }] of contenders.entries()) print(row(what, name, measured[at] ?? []));
    }
    print('\n| MB (PSS) | idle | after these |\n|---|---:|---:|');
    for (const [at, one] of contenders.entries())
      print(`| ${one.name} | ${idle[at]?.toFixed(0)} | ${memory(one).toFixed(0)} |`);
  } finally {
    for (const one of contenders) await one.end();
  }
}

function row(what: string, name: string, measured: readonly Measured[]): string {
  const of = (value: (one: Measured) => number) => median(measured.map(value)).toFixed(1);
  const cells = [
    of((one) => one.perSecond),
    of(({ cpu }) => cpu.api),
    of(({ cpu }) => cpu.shell),
    of(({ cpu }) => cpu.database),
  ];
  return `| ${what} | ${name} | ${cells.join(' | ')} |`;
}

await main();
