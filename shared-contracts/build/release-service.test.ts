/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createReleaseService } from './release-service.ts';

const home = mkdtempSync(path.join(tmpdir(), 'releases-'));
const root = path.join(home, 'dist');
mkdirSync(path.join(root, '1.0.0/web'), { recursive: true });
writeFileSync(path.join(root, 'live.json'), '{"version":"1.0.0"}');
writeFileSync(path.join(root, '1.0.0/web/main.js'), 'start();');
writeFileSync(path.join(home, 'secret.txt'), 'secret');
mkdirSync(path.join(root, '.private/1.0.0'), { recursive: true });
writeFileSync(path.join(root, '.private/1.0.0/main.js.map'), 'secret');
const service = await createReleaseService(root);
afterAll(async () => {
  await service.close();
  rmSync(home, { recursive: true });
});

const YEAR = 'public, max-age=31536000, immutable';

test('live.json is never cached, files of a version are immutable [OPS-03]', async () => {
  const live = await service.inject('/live.json');
  expect([live.json(), live.headers['cache-control']]).toEqual([{ version: '1.0.0' }, 'no-store']);
  const file = await service.inject('/1.0.0/web/main.js');
  expect([file.body, file.headers['cache-control']]).toEqual(['start();', YEAR]);
  expect(file.headers['content-type']).toMatch('application/javascript');
});

test.each([
  '/1.0.0/web/other.js',
  '/1.0.0/web',
  '/',
  '/..%2fsecret.txt',
  '/1.0.0/..%2f..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/.private/1.0.0/main.js.map',
  '/%2eprivate/1.0.0/main.js.map',
  '/1.0.0/../.private/1.0.0/main.js.map',
])('nothing is at %s, and no cache stores that for long [OPS-27]', async (url) => {
  const answer = await service.inject(url);
  expect([403, 404]).toContain(answer.statusCode);
  expect(answer.headers['cache-control']).not.toBe(YEAR);
  expect(answer.body).not.toContain('secret');
});
