import { chmod, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { startApi } from './testing/api-process.ts';
import { administer, databaseUrl } from './testing/databases.ts';
import { storeFolder } from './testing/processes/store-folder.ts';

let folder = '';

beforeEach(async () => {
  folder = await storeFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function refusal(environment: Record<string, string>) {
  const api = startApi(environment);
  return { code: await api.exited(), output: api.output() };
}

describe('starting the API', () => {
  it('creates, fills and serves the embedded store in an empty folder, which it closes to other users, and reopens it [API-04] [API-07] [SEC-05]', async () => {
    const data = join(folder, 'data');
    await mkdir(data);
    await chmod(data, 0o777);
    const first = startApi({ DATA_DIR: join(folder, 'data') });
    const address = await first.listening();
    const answer = await fetch(`${address}${getCategoriesList.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ requestParameters: {} }),
    });
    expect(answer.status).toBe(200);
    expect((await stat(data)).mode & 0o777).toBe(0o700);

    const rival = await refusal({ DATA_DIR: join(folder, 'data') });
    expect(rival).toEqual({ code: 1, output: expect.stringContaining(`is in use by process ${first.child.pid}`) });

    first.child.kill('SIGTERM');
    expect(await first.exited()).toBe(0);
    const again = startApi({ DATA_DIR: join(folder, 'data') });
    await again.listening();
    again.child.kill('SIGINT');
    expect(await again.exited()).toBe(0);
  });

  it('finishes requests in flight before it ends [API-07]', async () => {
    const api = startApi({ DATA_DIR: join(folder, 'data') });
    const address = await api.listening();
    const slow = Array.from({ length: 20 }, () =>
      fetch(`${address}${getCategoriesList.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    );
    await slow[0];
    api.child.kill('SIGTERM');
    const answers = await Promise.allSettled(slow);
    for (const answer of answers) if (answer.status === 'fulfilled') expect([200, 503]).toContain(answer.value.status);
    expect(answers.filter((answer) => answer.status === 'fulfilled').length).toBeGreaterThan(0);
    expect(await api.exited()).toBe(0);
    expect(api.output()).toContain('"msg":"closing"');
  });

  it('names each fault of its environment in one sentence', async () => {
    const { code, output } = await refusal({ PORT: 'http', LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([
      'store-api cannot start: PORT must be a whole number from 0 to 65535.',
      expect.stringContaining('store-api cannot start: LOG_LEVEL must be one of'),
    ]);
  });

  it('reports that its port is taken', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const { code, output } = await refusal({ DATA_DIR: join(folder, 'data'), PORT: String(port) });
    server.close();
    expect(code).toBe(1);
    expect(output).toContain(`store-api cannot start: Port ${port} on 127.0.0.1 is taken.`);
  });

  it('reports that its data folder is not writable', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const { code, output } = await refusal({ DATA_DIR: join(file, 'data') });
    expect({ code, output: output.trim() }).toEqual({
      code: 1,
      output: `store-api cannot start: The data folder ${join(file, 'data')} cannot be written (ENOTDIR); choose another with DATA_DIR.`,
    });
  });

  it('makes no shop in an empty database unless that is asked for, as its address may be wrong [API-04]', async () => {
    const name = `store_api_empty_${process.pid}`;
    await administer(`create database ${name} template template0`);
    try {
      const environment = { DATA_DIR: join(folder, 'data'), DATABASE_URL: databaseUrl(name) };
      const { code, output } = await refusal(environment);
      expect(code).toBe(1);
      expect(output).toContain('store-api cannot start: The database at DATABASE_URL holds no shop.');
      const asked = startApi({ ...environment, SEED: 'none' });
      await asked.listening();
      expect(asked.output()).toContain('the shop is empty');
      asked.child.kill('SIGTERM');
      expect(await asked.exited()).toBe(0);
    } finally {
      await administer(`drop database ${name} with (force)`);
    }
  });

  it('reports that PostgreSQL does not answer', async () => {
    const { code, output } = await refusal({
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    });
    expect(code).toBe(1);
    expect(output).toContain('store-api cannot start: PostgreSQL at DATABASE_URL does not answer.');
  });
});
