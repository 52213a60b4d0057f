import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'store-clone-'));
  mkdirSync(path.join(root, '.ci'));
  for (const file of ['bootstrap.mjs', 'end-with-parent.mjs', 'start.mjs'])
    cpSync(path.join(import.meta.dirname, file), path.join(root, '.ci', file));
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Puts an `npm` on the path that records its arguments and exits with the given code. */
function pretendNpm(code: number): string {
  const bin = path.join(root, 'bin');
  mkdirSync(bin);
  const script = `#!/bin/sh\nmkdir -p ${root}/node_modules\necho "$1" >> ${root}/npm-was-asked\nexit ${code}\n`;
  writeFileSync(path.join(bin, 'npm'), script, { mode: 0o755 });
  return bin;
}

/** Runs `npm start` with this Node, which says that it is another version. */
async function start(bin: string, version = '20.19.0'): Promise<{ stdout: string; stderr: string }> {
  const environment = { PATH: `${bin}:${process.env.PATH}` };
  const output = JSON.stringify({ ...process.versions, node: version });
  const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:${encodeURIComponent(output)}})`;
  const command = ['--import', pretend, path.join(root, '.ci/start.mjs')];
  return run(process.execPath, command, { env: environment }).catch((failed) => failed);
}

test('a fresh clone installs from the lock file, and a missing own Node is said in one sentence [OPS-06]', async () => {
  const { stdout, stderr } = await start(pretendNpm(0));
  expect(stdout).toBe('Installing packages (once) …\n');
  expect(stderr).toMatch(
    /^The project's own Node is missing or does not run \([^\n]+ this is Node 20\.19\.0; [^\n]+\n$/,
  );
});

test('where npm has no Node for the machine, the machine’s own runs the store if it is new enough [OPS-06]', async () => {
  mkdirSync(path.join(root, '.ci/start'));
  writeFileSync(path.join(root, '.ci/start/main.ts'), 'const place: string = "here"; console.log("started", place);');
  expect(await start(pretendNpm(0), '24.0.0')).toMatchObject({
    stdout: expect.stringMatching(/started here\n$/),
    stderr: '',
  });
});

test('an unchanged lock file installs nothing the second time [OPS-06]', async () => {
  const bin = pretendNpm(0);
  await start(bin);
  expect((await start(bin)).stdout).toBe('');
});

test('a changed lock file installs again [OPS-06]', async () => {
  const bin = pretendNpm(0);
  await start(bin);
  writeFileSync(path.join(root, 'package-lock.json'), '{ "changed": true }');
  expect((await start(bin)).stdout).toContain('package-lock.json has changed');
});

test('an install that fails is tried again next time [OPS-06]', async () => {
  const bin = pretendNpm(1);
  expect((await start(bin)).stderr).toContain('npm could not install the packages');
  expect((await start(bin)).stdout).toContain('Installing packages');
});
