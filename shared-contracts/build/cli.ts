import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publicKeyText } from '../contract/server/release-signature.ts';
import { serviceLog } from '../server-kit/service-log.ts';
import { createReleaseService } from './release-service.ts';

/**
 * The build and run commands of a package, called in its folder:
 *   node ../shared-contracts/build/cli.ts build    BUILD_VERSION names the version, NODE_ENV=development builds for it,
 *                                                  CANARY_PERCENT=5 makes it the canary of five visitors in a hundred
 *   node ../shared-contracts/build/cli.ts serve    listens on HOST and PORT, logs at LOG_LEVEL
 *   node ../shared-contracts/build/cli.ts key FILE writes a new signing key and prints its public half, for RELEASE_KEYS
 * RELEASE_KEY_FILE is the key that signs the build; this checkout's own by default. DIST_DIR is the folder of the releases; the package's dist folder by default.
 */
const commands: Readonly<Record<string, () => Promise<void>>> = { build, serve, key };

const dist = path.resolve(process.env.DIST_DIR ?? 'dist');

async function build(): Promise<void> {
  // Imported here, because serving does not need the bundler's memory.
  const { buildPackage } = await import('./build-package.ts');
  const { BUILD_VERSION, NODE_ENV, CANARY_PERCENT } = process.env;
  const started = performance.now();
  const { version, built } = await buildPackage({
    directory: process.cwd(),
    dist,
    development: NODE_ENV === 'development',
    ...(BUILD_VERSION ? { version: BUILD_VERSION } : {}),
    ...(CANARY_PERCENT ? { canaryPercent: Number(CANARY_PERCENT) } : {}),
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`${path.basename(process.cwd())} ${version} ${built ? `built in ${seconds} s` : 'is up to date'}`);
}

async function serve(): Promise<void> {
  const port = Number(process.env.PORT ?? 0);
  const host = process.env.HOST ?? '127.0.0.1';
  const level = process.env.LOG_LEVEL || 'info';
  const service = await createReleaseService(
    dist,
    serviceLog({ service: path.basename(process.cwd()), version: liveVersion(), level }),
  );
  service.log.info({ address: await service.listen({ port, host }) }, 'ready');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void service.close());
}

/** At the start; a desk's build may replace it while the service runs. */
function liveVersion(): string {
  try {
    return String(JSON.parse(readFileSync(path.join(dist, 'live.json'), 'utf8')).version);
  } catch {
    return 'none';
  }
}

async function key(): Promise<void> {
  const { makeKey } = await import('./signing-key.ts');
  const file = process.argv[3];
  if (!file || existsSync(file)) throw new Error('Name a new file: cli.ts key FILE');
  say(publicKeyText(makeKey(path.resolve(file))));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

const command = commands[process.argv[2] ?? ''];
if (command) await command();
else {
  process.stderr.write(`usage: cli.ts ${Object.keys(commands).join(' | ')}\n`);
  process.exitCode = 2;
}
