import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { startApi } from '../src/testing/api-process.ts';

// Linux only: memory is read from /proc.
const RUNS = 3;
// V8 compiles the embedded database for a while after the start and then frees that memory.
const SETTLE_MS = 4_000;

interface Measured {
  readonly milliseconds: number;
  readonly megabytes: number;
}

/** From the start of the process to a client's first product list. */
async function measure(dataDir: string): Promise<Measured> {
  const begun = performance.now();
  const api = startApi({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    ...(process.env.DATABASE_URL ? { DATABASE_URL: process.env.DATABASE_URL } : {}),
  });
  const address = await api.listening();
  const answer = await fetch(`${address}${getAllProducts.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requestParameters: { WithFacets: true } }),
  });
  if (!answer.ok) throw new Error(`the API answered ${answer.status}`);
  await answer.text();
  const milliseconds = Math.round(performance.now() - begun);
  await wait(SETTLE_MS);
  const status = await readFile(`/proc/${api.child.pid}/status`, 'utf8');
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(status) ?? [];
  api.child.kill('SIGTERM');
  await api.exited();
  return { milliseconds, megabytes: Math.round(Number(kilobytes) / 1024) };
}

function report(name: string, { milliseconds, megabytes }: Measured): void {
  process.stdout.write(
    `${name.padEnd(28)} ${String(milliseconds).padStart(6)} ms ${String(megabytes).padStart(5)} MB\n`,
  );
}

const folder = await mkdtemp(join(tmpdir(), 'store-api-bench-'));
report('empty data folder', await measure(folder));
for (let run = 1; run <= RUNS; run += 1) report(`filled data folder, run ${run}`, await measure(folder));
await rm(folder, { recursive: true, force: true });
