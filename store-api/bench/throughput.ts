import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { startApi } from '../src/testing/api-process.ts';
import { administer, databaseUrl } from '../src/testing/databases.ts';

/**
 * Requests a second of one API process over PostgreSQL with the catalogue of the seed, client and server on the same
 * machine: `TEST_DATABASE_URL=postgres://… node bench/throughput.ts [seconds]`, on a server whose role may create a database.
 */
const CONNECTIONS = 50;
const SECONDS = Number(process.argv[2] ?? 10);
const WARM_UP_SECONDS = 3;

interface Question {
  readonly name: string;
  readonly path: string;
  readonly parameters: object;
}

async function questions(address: string): Promise<readonly Question[]> {
  const answer = await fetch(`${address}${getCategoriesList.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requestParameters: { PageNo: 1, PageSize: 100 } }),
  });
  const categories = JSON.parse(((await answer.json()) as { data: string }).data) as {
    CategoryID: number;
    Slug: string;
  }[];
  const sofas = categories.find(({ Slug }) => Slug === 'sofas') ?? categories[0];
  const listing = {
    CategoryID: String(sofas?.CategoryID ?? 1),
    MinPrice: 10_000,
    MaxPrice: 90_000,
    PageNo: 1,
    PageSize: 20,
  };
  return [
    { name: 'list of 20, category and price', path: getAllProducts.path, parameters: listing },
    { name: 'the same with facets', path: getAllProducts.path, parameters: { ...listing, WithFacets: true } },
    { name: 'detail by id', path: getProductDetail.path, parameters: { ProductId: 12 } },
  ];
}

async function load(address: string, { path, parameters }: Question, seconds: number) {
  const result = await autocannon({
    url: `${address}${path}`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requestParameters: parameters }),
    connections: CONNECTIONS,
    duration: seconds,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  return result;
}

async function measure(databaseUrl: string, cache: 'on' | 'off'): Promise<void> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  // As in production, successful requests are not logged.
  const environment = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', ANSWER_CACHE: cache, PORT: String(port) };
  const api = startApi(environment);
  await ready(address);
  try {
    for (const question of await questions(address)) {
      await load(address, question, WARM_UP_SECONDS);
      const { requests, latency } = await load(address, question, SECONDS);
      const name = `${question.name}, cache ${cache === 'on' ? 'warm' : 'off'}`;
      const figures = [`${Math.round(requests.average)}/s`, `p50 ${latency.p50} ms`, `p99 ${latency.p99} ms`];
      process.stdout.write(`${name.padEnd(44)} ${figures.map((figure) => figure.padStart(12)).join(' ')}\n`);
    }
  } finally {
    api.child.kill('SIGTERM');
    await api.exited();
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function ready(address: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${address}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error('the API did not start');
}

async function withDatabase(run: (url: string) => Promise<void>): Promise<void> {
  const name = `store_bench_${process.pid}`;
  await administer(`create database ${name}`);
  try {
    await run(databaseUrl(name));
  } finally {
    await administer(`drop database ${name} with (force)`);
  }
}

await withDatabase(async (url) => {
  await measure(url, 'on');
  await measure(url, 'off');
});
