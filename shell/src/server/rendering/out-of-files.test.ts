/** @jest-environment node */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

// A boot that met too many open files ended the whole shell.
test('with too many open files a boot fails, and the shell goes on [OPS-14] [OPS-23]', async () => {
  const script = `
    import { openSync } from 'node:fs';
    import { bootRenderer } from './renderer.ts';
    import { startBrowser } from './browser-pipe.ts';
    process.stdout.write('');
    try { for (;;) openSync('/dev/null'); } catch {}
    const boots = [bootRenderer({ serverEntry: '/server.cjs', apiOrigin: 'http://api.test', composition: { id: 'c', remotes: {} }, modules: [] }), startBrowser('/bin/true')];
    const [renderer, browser] = await Promise.allSettled(boots);
    await new Promise((resolve) => setTimeout(resolve, 50));
    console.log(JSON.stringify([renderer.reason?.message, browser.reason?.message]));`;
  const { stdout } = await promisify(execFile)(
    'sh',
    ['-c', 'ulimit -n 80 && exec "$0" --input-type=module --eval "$1"', process.execPath, script],
    { cwd: path.join(import.meta.dirname) },
  );
  expect(JSON.parse(stdout)).toEqual([
    expect.stringMatching(/^renderer ended while booting: .*EMFILE/),
    'the browser cannot start: too many open files',
  ]);
});
