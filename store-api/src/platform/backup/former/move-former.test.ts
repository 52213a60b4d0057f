import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { storeFolder } from '../../../testing/processes/store-folder.ts';

/** The samples and one order, as the commit 0dbce12d wrote them with PGlite 0.5.16. */
const FORMER = fileURLToPath(new URL('pglite-store.tar.br', import.meta.url));
const STORE = fileURLToPath(new URL('../../../store.ts', import.meta.url));

let folder = '';
let dataDir = '';
beforeAll(async () => {
  folder = await storeFolder();
  dataDir = join(folder, 'data');
  await mkdir(join(dataDir, 'db'), { recursive: true, mode: 0o700 });
  const tar = spawn('tar', ['-x', '-C', join(dataDir, 'db')], { stdio: ['pipe', 'inherit', 'inherit'] });
  const unpacked = once(tar, 'close');
  await pipeline(createReadStream(FORMER), createBrotliDecompress(), tar.stdin);
  await unpacked;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function typed(words: string, environment: Record<string, string> = {}) {
  const { NODE_OPTIONS: _jestOnly, DATABASE_URL: _other, ...inherited } = process.env;
  const env = { ...inherited, DATA_DIR: dataDir, ...environment };
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [STORE, ...words.split(' ')], { env }, (fault, out, err) =>
      resolve({ code: fault ? fault.code : 0, out, err }),
    );
  });
}

describe('a shop of a release with PGlite', () => {
  it('stays as it is while npm cannot fetch what reads it, and nobody writes beside it [OPS-22] [OPS-19]', async () => {
    const offline = {
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_fetch_retries: '0',
      npm_config_cache: folder,
    };
    const refused = await typed('database move', offline);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('@electric-sql/pglite@0.5.16, which npm could not fetch. Nothing was changed');
    expect(await readdir(join(dataDir, 'db-pglite'))).toContain('PG_VERSION');
    const beside = await typed('orders list');
    expect(beside).toEqual({ code: 1, out: '', err: expect.stringContaining('The shop is still in db-pglite') });
  }, 300_000);

  it('is moved whole, once, with its orders, and its files stay [OPS-22] [OPS-19]', async () => {
    const moved = await typed('database move');
    expect(moved).toMatchObject({ code: 0, out: expect.stringMatching(/^Moved \d{4,} rows from PGlite 0\.5\.16\./) });
    const orders = await typed('orders list');
    expect(orders).toMatchObject({ code: 0, out: expect.stringContaining('KC-2611-000001') });
    expect(await readdir(join(dataDir, 'db-pglite'))).toContain('PG_VERSION');
    expect(await typed('database move')).toMatchObject({ code: 0, out: 'There is no database to be moved.\n' });
    expect((await typed('orders list')).out).toBe(orders.out);
  }, 300_000);
});
