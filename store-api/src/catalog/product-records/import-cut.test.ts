import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { COMMANDS } from '../../commands.ts';
import { localFiles } from '../../platform/command-line/local-files.ts';
import { runRecorded } from '../../platform/command-line/run-recorded.ts';
import { readSeedPictures } from '../../seed/files/seed-media.ts';
import { startApi } from '../../testing/api-process.ts';
import { testTerminal } from '../../testing/operator.ts';
import { storeFolder } from '../../testing/processes/store-folder.ts';
import { CHAIR, NEW, productTables, table } from '../../testing/product-tables.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

let folder = '';
beforeEach(async () => {
  folder = await storeFolder();
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const rows = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, place) => `${prefix}-${place},${CHAIR}`);

describeOnDatabase('an import that is cut', (app) => {
  const { imported, countProducts } = productTables(app);

  it('by Ctrl-C says what was written; run again it does the rest, and doubles nothing [API-06]', async () => {
    const before = await countProducts();
    await writeFile(join(folder, 'cut.csv'), table(NEW, ...rows('CUT', 900)));
    const around = { db: app().db, settings: app().settings, now: () => new Date() };
    const type = async (isCut: boolean) => {
      const interruption = new AbortController();
      const { terminal, lines, remarks } = testTerminal({
        signal: interruption.signal,
        files: localFiles(process, folder),
        progress: ({ what }) => void (isCut && what === 'rows imported' && interruption.abort()),
      });
      const words = ['products', 'import', 'cut.csv', '--yes'];
      const exit = await runRecorded(around, { words, operator: 'uid-1000' }, COMMANDS, terminal);
      return { exit, lines, remarks };
    };
    const cut = await type(true);
    expect(cut.exit).toBe(130);
    const [, reached] =
      /^Stopped: the first (\d+) of 900 rows are imported.*Run it again/.exec(cut.remarks.join()) ?? [];
    const written = Number(reached);
    expect(await countProducts()).toBe(before + written);
    expect(written).toBeLessThan(900);

    const rest = `900 rows: ${900 - written} created, 0 changed, ${written} as they are`;
    expect(await type(false)).toEqual({ exit: 0, lines: [rest], remarks: [] });
    expect(await countProducts()).toBe(before + 900);
  });

  // The second one ended with a fault of the database, as a new SKU has no row that could be locked.
  it('is imported by two operators at once, and makes each product once [API-06]', async () => {
    const before = await countProducts();
    const both = table(NEW, ...rows('TWO', 60));
    const [one, other] = await Promise.all([imported(both), imported(both)]);
    expect([one, other]).toMatchObject([
      { faults: [], isWritten: true },
      { faults: [], isWritten: true },
    ]);
    expect(await countProducts()).toBe(before + 60);
  });
});

const STORE = fileURLToPath(new URL('../../store.ts', import.meta.url));

/** Runs the import in a separate process and returns its output. */
async function importIn(dataDir: string) {
  const { NODE_OPTIONS: _jestOnly, DATABASE_URL: _other, ...inherited } = process.env;
  const words = [STORE, 'products', 'import', join(folder, 'killed.csv'), '--yes'];
  const child = spawn(process.execPath, words, { env: { ...inherited, DATA_DIR: dataDir } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  await once(child, 'close');
  return output;
}

// A product that an import finds as its row says is whole: price, categories, pictures and all.
it('an import whose store is killed, with the database that it brought, leaves whole products, and is run again [API-06]', async () => {
  const dataDir = join(folder, 'data');
  const listed = `yes,4990,${readSeedPictures()[0]?.hash}.webp`;
  const head = `${NEW},published,price,pictures`;
  await writeFile(join(folder, 'killed.csv'), table(head, ...rows('KILLED', 1000).map((row) => `${row},${listed}`)));
  const killed = startApi({ DATA_DIR: dataDir });
  const address = await killed.listening();
  const cut = importIn(dataDir);
  await until(() => isFound(address, 'Oslo Chair'), 'the first products', 120);
  killed.child.kill('SIGKILL');
  expect(await cut).toContain('does not answer');

  const again = startApi({ DATA_DIR: dataDir });
  await again.listening();
  const rest = await importIn(dataDir);
  const [, created, unchanged] = /1000 rows: (\d+) created, 0 changed, (\d+) as they are/.exec(rest) ?? [rest];
  expect(Number(created) + Number(unchanged)).toBe(1000);
  expect(Number(unchanged)).toBeGreaterThan(0);
  expect(await importIn(dataDir)).toContain('1000 rows: 0 created, 0 changed, 1000 as they are');
  again.child.kill('SIGTERM');
  expect(await again.exited()).toBe(0);
}, 300_000);

async function isFound(address: string, name: string): Promise<boolean> {
  const answer = await fetch(`${address}${getAllProducts.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requestParameters: { SearchTerm: name, PageSize: 10 } }),
  });
  return (await answer.text()).includes(name);
}
