import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { getRelatedProductsList } from 'shared-contracts/api/get-related-products-list';
import { childEnvironment } from 'shared-contracts/build/build-environment.ts';
import { readSeedPictures } from '../src/seed/files/seed-media.ts';
import { collectionNames } from '../src/seed/large/collection-names.ts';
import { startApi } from '../src/testing/api-process.ts';
import { administer, databaseUrl } from '../src/testing/databases.ts';

/**
 * An import and an export of many products while shoppers look at the shop: minutes, memory, requests a second at the same time
 * and before. Shop, command, database and shoppers share the machine:
 * `node bench/import.ts [--products 10000]` with the embedded database, with `--postgres` on a PostgreSQL of
 * TEST_DATABASE_URL.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    shoppers: { type: 'string', default: '4' },
    postgres: { type: 'boolean', default: false },
  },
});
const PRODUCTS = Number(values.products);
const QUIET_MS = 10_000;
const STORE = fileURLToPath(new URL('../src/store.ts', import.meta.url));

const folder = await mkdtemp(join(tmpdir(), 'bench-import-'));
const table = join(folder, 'products.csv');
await pipeline(Readable.from(rows(PRODUCTS)), createWriteStream(table));

const name = `bench_import_${process.pid}`;
if (values.postgres) await administer(`create database ${name}`);
const environment = {
  DATA_DIR: join(folder, 'data'),
  LOG_LEVEL: 'warn',
  ...(values.postgres ? { DATABASE_URL: databaseUrl(name), SEED: 'samples' } : {}),
};
const api = startApi({ ...environment, LOG_LEVEL: 'info' });
try {
  const address = await api.listening();
  write(
    `${PRODUCTS} products, ${values.shoppers} shoppers without a pause, ${values.postgres ? 'a server' : 'the embedded database'}\n`,
  );
  write('| | seconds | requests/s | p50 ms | p99 ms | longest ms | shop MB | command MB |');
  write('|---|---:|---:|---:|---:|---:|---:|---:|');
  await shoppers(address, () => wait(3000));
  await measure('nothing', address, () => wait(QUIET_MS));
  await measure('import', address, () => store('import', table, '--yes'));
  await measure('nothing', address, () => wait(QUIET_MS));
  await measure('the same import again', address, () => store('import', table, '--yes'));
  await measure('export', address, () => store('export', join(folder, 'out.csv')));
} finally {
  api.child.kill('SIGTERM');
  await api.exited();
  if (values.postgres) await administer(`drop database ${name} with (force)`);
  await rm(folder, { recursive: true, force: true });
}

/** Answers the command's last line and its largest size in MB. */
async function store(...words: readonly string[]): Promise<{ readonly output: string; readonly megabytes: number }> {
  const command = spawn(process.execPath, [STORE, 'products', ...words], { env: childEnvironment(environment) });
  let output = '';
  let megabytes = 0;
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (chunk) => (output += chunk));
  const looking = setInterval(async () => {
    megabytes = Math.max(megabytes, await peakOf(command.pid));
  }, 200);
  const [code] = await once(command, 'exit');
  clearInterval(looking);
  const last =
    output
      .trim()
      .split(/[\r\n]+/)
      .at(-1) ?? '';
  if (code !== 0) throw new Error(last);
  return { output: last, megabytes };
}

async function measure(what: string, address: string, work: () => Promise<unknown>): Promise<void> {
  const { result, seconds, waits } = await shoppers(address, work);
  const sorted = waits.sort((one, other) => one - other);
  const at = (part: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  const done = result as Awaited<ReturnType<typeof store>> | undefined;
  const figures = [
    seconds.toFixed(1),
    Math.round(waits.length / seconds),
    at(0.5),
    at(0.99),
    at(1),
    await peakOf(api.child.pid),
    done?.megabytes ?? '',
  ];
  write(`| ${what}${done ? `: ${done.output}` : ''} | ${figures.join(' | ')} |`);
}

/** Shoppers open listings, products and what is related, one after the other, as long as the work takes. */
async function shoppers<Result>(address: string, work: () => Promise<Result>) {
  let isOver = false;
  const waits: number[] = [];
  const shop = async (number: number) => {
    for (let step = number; !isOver; step += 1) {
      const begun = performance.now();
      const [path, parameters] = request(step * 7 + number);
      const answer = await fetch(`${address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ requestParameters: parameters }),
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      await answer.arrayBuffer();
      waits.push(performance.now() - begun);
    }
  };
  const begun = performance.now();
  const crowd = Promise.all(Array.from({ length: Number(values.shoppers) }, (_, number) => shop(number)));
  try {
    const result = await work();
    return { result, seconds: (performance.now() - begun) / 1000, waits };
  } finally {
    isOver = true;
    await crowd;
  }
}

function request(step: number): readonly [string, object] {
  const ProductId = 1 + (step % 58);
  switch (step % 4) {
    case 0:
      return [getAllProducts.path, { PageNo: 1 + (step % 5), PageSize: 10, WithFacets: true }];
    case 1:
      return [getAllProducts.path, { SearchTerm: collectionNames[step % 40], PageSize: 10 }];
    case 2:
      return [getProductDetail.path, { ProductId }];
    default:
      return [getRelatedProductsList.path, { ProductId }];
  }
}

function* rows(count: number): Generator<string> {
  yield 'sku,name,published,categories,vendor,type,material,color,tags,price,old_price,stock,hsn,shipping_days,width_cm,depth_cm,height_cm,keywords,short_description,description,care,pictures\r\n';
  const picture = `${readSeedPictures()[0]?.hash}.webp`;
  const materials = ['Sheesham Wood', 'Mango Wood', 'Acacia Wood'];
  for (let number = 1; number <= count; number += 1) {
    const collection = collectionNames[number % collectionNames.length] ?? '';
    const material = materials[number % materials.length] ?? '';
    const name = `${collection} Bookcase No ${1 + Math.floor(number / collectionNames.length)} in ${material}`;
    const text = `${name} is made by hand and oiled twice before it leaves the workshop. `;
    const cells = [`B-${number}`, name, 'yes', 'bookshelves', 'Marwar Woodworks', '', material, '', 'Solid Wood'];
    const figures = [9_990 + (number % 300) * 100, '', number % 50, '9403', 9, 80 + (number % 90), 35, 180];
    const texts = ['bookcase', text, `"<p>${text.repeat(8)}</p>"`, '"<ul><li>Dust, dry</li></ul>"', picture];
    yield `${[...cells, ...figures, ...texts].join(',')}\r\n`;
  }
}

/** The most memory that a process had, in MB. */
async function peakOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
