import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publicKeyText } from '../contract/server/release-signature.ts';
import { serviceLog } from '../server-kit/service-log.ts';
import { buildEnvironment } from './build-environment.ts';
import { createReleaseService } from './release-service.ts';

/**
 * Serves a package's releases, shows one as a preview, and creates signing keys. Run it in the package's folder:
 *   node ../shared-contracts/build/cli.ts serve    listens on HOST and PORT, logs at LOG_LEVEL
 *   node ../shared-contracts/build/cli.ts key FILE writes a new signing key and prints its public half, for RELEASE_KEYS
 *   node ../shared-contracts/build/cli.ts types REMOTE STORE writes types/REMOTE.d.ts: the props of its fragments in a running store
 *   node ../shared-contracts/build/cli.ts preview --to STORE --name NAME [--link FILE | --remove]
 *                                                  uploads the last build as a preview, signed with RELEASE_KEY_FILE
 * DIST_DIR is the folder of the releases; the package's dist folder by default.
 */
const commands: Readonly<Record<string, () => Promise<void>>> = { serve, key, types, preview };

const { DIST_DIR, HOST: host, LOG_LEVEL: level, PORT: port = 0 } = buildEnvironment();
const dist = path.resolve(DIST_DIR);

async function serve(): Promise<void> {
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

async function types(): Promise<void> {
  const { fetchFragmentTypes } = await import('./open/fragment-types.ts');
  const [name, store] = process.argv.slice(3);
  if (!name || !store) throw new Error('Name a remote and a store: cli.ts types mfe-stores https://store.example');
  say(await fetchFragmentTypes(name, store, process.cwd()));
}

async function preview(): Promise<void> {
  const [{ uploadPreview }, { signingKey }] = await Promise.all([
    import('./upload-preview.ts'),
    import('./signing-key.ts'),
  ]);
  say(await uploadPreview(dist, process.argv.slice(3), signingKey()));
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
