/**
 * Prepares for TypeScript: a suitable Node, installed packages, and the project's own Node. Any `node` on the machine
 * runs this file, so its syntax must parse in old versions, which then print a sentence instead of a syntax error.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import './end-with-parent.mjs';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const MINIMUM = [20, 19];
/** From here on Node runs TypeScript as it is. */
const TYPESCRIPT = 24;
const OWN_NODE = path.join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const LOCK = path.join(ROOT, 'package-lock.json');
/** What Node made of the sources: a service that finds it starts with less work, without the TypeScript compiler in memory. */
const COMPILED = path.join(ROOT, 'node_modules', '.cache', 'compiled');
const INSTALLED_MARK = path.join(ROOT, 'node_modules', '.cache', 'installed-lock');

/** Installs when needed, then runs a TypeScript file of this folder with the project's Node; exits with its code. */
export function launch(script) {
  const fault = prepare();
  if (fault) {
    process.stderr.write(`${fault}\n`);
    process.exitCode = 1;
    return;
  }
  const child = spawn(
    runs(OWN_NODE) ? OWN_NODE : process.execPath,
    // It starts others and waits: its young garbage may be collected often.
    ['--max-semi-space-size=1', path.join(ROOT, '.ci', script), ...process.argv.slice(2)],
    {
      cwd: ROOT,
      env: { NODE_COMPILE_CACHE: COMPILED, ...process.env },
      stdio: 'inherit',
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 1 : code === null ? 1 : code;
  });
}

function prepare() {
  return oldNode(process.versions.node) || install() || missingOwnNode(process.versions.node);
}

function oldNode(version) {
  const parts = version.split('.').map(Number);
  const fits = parts[0] > MINIMUM[0] || (parts[0] === MINIMUM[0] && parts[1] >= MINIMUM[1]);
  if (fits) return '';
  return `This store needs Node ${MINIMUM.join('.')} or newer to start; this is Node ${version}. Get a current one from https://nodejs.org.`;
}

function install() {
  const lock = createHash('sha256').update(fs.readFileSync(LOCK)).digest('hex');
  if (read(INSTALLED_MARK) === lock || installedByHand()) return '';
  const fresh = !fs.existsSync(path.join(ROOT, 'node_modules'));
  process.stdout.write(
    fresh ? 'Installing packages (once) …\n' : 'Installing packages: package-lock.json has changed …\n',
  );
  // Not `npm ci`, which would first delete what is installed.
  const npm = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (npm.error) return `npm could not be run (${npm.error.message}); it comes with Node from https://nodejs.org.`;
  if (npm.status !== 0) return 'npm could not install the packages; see its output above.';
  fs.mkdirSync(path.dirname(INSTALLED_MARK), { recursive: true });
  fs.writeFileSync(INSTALLED_MARK, lock);
  return '';
}

/** npm records each install: a record newer than the lock file is an install of that file. */
function installedByHand() {
  const record = path.join(ROOT, 'node_modules', '.package-lock.json');
  return fs.existsSync(record) && fs.statSync(record).mtimeMs >= fs.statSync(LOCK).mtimeMs;
}

function read(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

/** npm has the own Node for most machines, not for all: there the machine's does if it is new enough. */
function missingOwnNode(version) {
  if (runs(OWN_NODE) || Number(version.split('.')[0]) >= TYPESCRIPT) return '';
  return `The project's own Node is missing or does not run (${path.relative(ROOT, OWN_NODE)}), and this is Node ${version}; get Node ${TYPESCRIPT} from https://nodejs.org, or delete node_modules and try again with npm's install scripts allowed.`;
}

function runs(program) {
  return spawnSync(program, ['--version']).status === 0;
}
