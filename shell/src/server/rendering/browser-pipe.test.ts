/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBrowser } from './browser-pipe.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'browser-pipe-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A browser that is this shell script: it reads orders at 3 and answers at 4. */
function browserOf(script: string) {
  const program = path.join(folder, 'browser.sh');
  writeFileSync(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return startBrowser(program);
}

test('messages come whole, whatever their parts [OPS-23]', async () => {
  const browser = await browserOf(
    `printf '{"method":"a"}\\0{"meth' >&4; sleep 0.1; printf 'od":"b"}\\0{"id":1,"result":{"c":2}}\\0' >&4; sleep 10`,
  );
  const heard: string[] = [];
  browser.onEvent((method) => heard.push(method));
  expect(await browser.call('c')).toEqual({ c: 2 });
  expect(heard).toEqual(['a', 'b']);
  await browser.close();
});

// A page that printed 32 MB took 25 s of the shell's processor, and above 512 MB ended the shell.
test('a browser that says too much at once is ended [OPS-23]', async () => {
  const browser = await browserOf('head -c 3000000 /dev/zero | tr "\\000" a >&4; sleep 10');
  await expect(browser.call('Page.navigate')).rejects.toThrow('a page says too much at once');
  await browser.close();
});

test('the helpers of a browser whose main process has ended are ended as well [OPS-23]', async () => {
  const helper = path.join(folder, 'helper');
  const browser = await browserOf(`sleep 30 & echo $! > ${helper}`);
  await expect(browser.call('Page.navigate')).rejects.toThrow('the browser has ended');
  const stat = `/proc/${readFileSync(helper, 'utf8').trim()}/stat`;
  // Ended, or a zombie that nobody has waited for.
  const isRunning = () => existsSync(stat) && !/\) [ZX] /.test(readFileSync(stat, 'utf8'));
  for (let waited = 0; isRunning() && waited < 100; waited += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isRunning()).toBe(false);
  await browser.close();
});
