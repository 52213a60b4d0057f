import { sql } from 'kysely';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { openTestDatabase } from '../../testing/databases.ts';
import { buildTestApp, describeOnDatabase, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import type { Api } from './api.ts';

/** From each next session on. */
async function limitFiles({ db }: TestApp, limit: '0' | '-1'): Promise<void> {
  await sql
    .raw(`do $$ begin
    execute format('alter database %I set temp_file_limit to ${limit}', current_database());
  end $$`)
    .execute(db);
  // Its own last: with itself it would end before the others.
  const allSessions = sql`
    select pg_terminate_backend(pid) from (
      select pid from pg_stat_activity where datname = current_database() order by pid = pg_backend_pid() offset 0
    ) as sessions`;
  await allSessions.execute(db).catch(() => undefined);
}

describe('readiness', () => {
  // On a full disk 'select 1' is answered, and nothing can be bought.
  it('is denied while the database cannot write to its disk, and given again when it can [OPS-09] [API-07]', async () => {
    const app = await buildTestApp();
    const ready = () => app.http.inject('/readyz');
    await limitFiles(app, '0');
    // The pool has first to notice that its sessions have ended.
    await until(async () => (await ready()).json().code === 'busy', 'nothing can be written');
    const full = await ready();
    expect(full.statusCode).toBe(503);
    expect(full.headers['retry-after']).toBe('1');
    expect((await app.call(getCategoriesList, {})).length).toBeGreaterThan(0);
    await limitFiles(app, '-1');
    await until(async () => (await ready()).statusCode === 200, 'it is ready again');
    await app.close();
  });
});

describeOnDatabase('a lost database', () => {
  it('is a 503 with a code on every call, never a 500 [OPS-09] [API-03]', async () => {
    const database = await openTestDatabase();
    const paths: string[] = [];
    const extend = ({ calls }: Api) => void paths.push(...calls.map(({ path }) => path));
    const app = await buildTestApp({ open: async () => database, extend });
    await database.lose();
    const statuses = new Map<number, number>();
    for (const url of [...paths, '/metrics', '/readyz', '/api/v1/sitemap/products/0']) {
      const answer = await app.http.inject({
        method: paths.includes(url) ? 'POST' : 'GET',
        url,
        ...(paths.includes(url) ? { payload: { requestParameters: {} } } : {}),
        headers: { token: 'a-token-that-must-be-looked-up', userid: '1' },
      });
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      if (answer.statusCode < 500) continue;
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 503, 'database-unreachable']);
      expect(answer.headers['retry-after']).toBe('1');
    }
    // The others are refused for what they lack before the database is asked.
    expect(statuses.get(503)).toBeGreaterThan(20);
    await app.close();
  });
});
