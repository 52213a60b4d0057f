import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const START = path.join(import.meta.dirname, 'main.ts');
const BOOTSTRAP = path.resolve(import.meta.dirname, '../start.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'store-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the script of `npm start`, after its installation step, until it ends. */
async function start(environment: Record<string, string>, command = [START]) {
  const child = spawn(process.execPath, command, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { code, complaint: complaint.trim() };
}

/** Containers often have IPv4 only. */
const LOOPBACKS = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ internal, address }) => internal && ['127.0.0.1', '::1'].includes(address))
  .map(({ address }) => address);

test.each(LOOPBACKS)('a port that is taken on %s is said in one sentence [OPS-06]', async (address) => {
  const server = createServer().listen(0, address);
  await once(server, 'listening');
  const taken = server.address();
  const port = typeof taken === 'object' ? taken?.port : 0;
  const { code, complaint } = await start({ PORT: String(port) });
  server.close();
  expect(complaint).toBe(`Port ${port} is taken by another program; stop that one or choose another with PORT.`);
  expect(code).toBe(1);
});

test('an old Node is said in one sentence, before anything is installed [OPS-06]', async () => {
  const old = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.20.4'})`;
  const { code, complaint } = await start({}, ['--import', old, BOOTSTRAP]);
  expect(complaint).toMatch(/^This store needs Node 20\.19 or newer to start; this is Node 18\.20\.4\. [^\n]+$/);
  expect(code).toBe(1);
});

test('a data folder that cannot be written is said in one sentence [OPS-06]', async () => {
  // Root may write anywhere, but cannot create a folder below a file.
  writeFileSync(path.join(folder, 'file'), '');
  const taken = path.join(folder, 'file', 'data');
  const { code, complaint } = await start({ DATA_DIR: taken });
  expect(complaint).toMatch(new RegExp(`^The data folder ${taken} cannot be written \\(ENOTDIR\\); [^\\n]+$`));
  expect(code).toBe(1);
});

test.each([
  ['PORT', 'abc', "PORT is 'abc' and must be a port number."],
  ['PORT', '70000', "PORT is '70000' and must be a port number."],
  ['DATABASE_URL', 'garbage', 'DATABASE_URL must look like postgres://user:password@host:5432/database.'],
  ['DATABASE_URL', 'mysql://localhost/x', 'DATABASE_URL must look like postgres://user:password@host:5432/database.'],
  ['LOG_LEVEL', 'loud', "LOG_LEVEL is 'loud' and must be one of trace, debug, info, warn, error, fatal, silent."],
  ['SEED', 'some', "SEED is 'some' and must be 'none' or 'samples'."],
  ['RAZORPAY_KEY_ID', 'rzp_test_1', 'RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET must be set together, or neither.'],
  ['SHUTDOWN_GRACE_MS', 'soon', "SHUTDOWN_GRACE_MS is 'soon' and must be a number of milliseconds."],
])('%s=%s is refused in one sentence [OPS-06]', async (name, value, sentence) => {
  const { code, complaint } = await start({ [name]: value });
  expect(complaint).toBe(sentence);
  expect(code).toBe(1);
});
