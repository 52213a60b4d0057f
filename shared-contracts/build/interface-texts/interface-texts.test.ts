import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

test('translators get every text that a package shows: the list is that of the sources [SH-21]', () => {
  const script = join(import.meta.dirname, 'main.ts');
  const { status, stderr } = spawnSync(process.execPath, ['--no-warnings', script, '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
