import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createReleaseService } from '../shared-contracts/build/release-service.ts';
import { signingKey } from '../shared-contracts/build/signing-key.ts';
import { httpReleaseSource } from '../shell/src/server/releases/release-source.ts';
import { createReleaseStore } from '../shell/src/server/releases/release-store.ts';
import { scaffold } from './new-remote/scaffold.ts';
import { temporaryCheckout } from './new-remote/temporary-checkout.ts';
import { REMOTES } from './packages.ts';

const ROOT = path.dirname(import.meta.dirname);
const NAME = 'mfe-stores';

const ONE_CALL = /^import \{ (\w+) \} from 'shared-contracts\/build\/preset\.ts';\n\nexport default (\w+)\(/;

describe('each package is built and served by the field’s own tool [OPS-31]', () => {
  test.each(['shell', ...REMOTES, '.ci/new-remote/template'])(
    '%s: `rspack build`, `rspack dev`, and one call of the preset',
    (name) => {
      const read = (file: string) => readFileSync(path.join(ROOT, name, file), 'utf8');
      const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
      expect(scripts.build).toBe('rspack build');
      expect(scripts.dev).toBe('rspack dev');
      const [, imported, called] = ONE_CALL.exec(read('rspack.config.ts')) ?? [];
      expect(called).toBe(imported);
      expect(called).toBe(name === 'shell' ? 'shell' : 'remote');
    },
  );
});

describe('what `rspack build` makes', () => {
  let checkout: string;
  let folder: string;
  let service: Awaited<ReturnType<typeof createReleaseService>>;
  const build = () => execFileSync(process.execPath, ['--run', 'build'], { cwd: folder, encoding: 'utf8' });
  beforeAll(async () => {
    checkout = temporaryCheckout();
    folder = path.join(checkout, NAME);
    scaffold(checkout, NAME);
    expect(build()).toMatch(/^mfe-stores 0\.1\.0-[0-9a-f]{10} built in /);
    service = await createReleaseService(path.join(folder, 'dist'));
    await service.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await service.close();
    rmSync(checkout, { recursive: true, force: true });
  });

  /** As the shell does. */
  async function adopt(key: KeyObject) {
    const source = httpReleaseSource(service.listeningOrigin);
    const store = createReleaseStore(path.join(checkout, 'store'), () => [key]);
    return store.adopt(NAME, await source.live(), source);
  }

  test('is a signed release that the shell takes, with both sides [OPS-31]', async () => {
    await expect(adopt(generateKeyPairSync('ed25519').privateKey)).rejects.toThrow();
    const release = await adopt(signingKey(''));
    expect(release.name).toBe(NAME);
    expect(Object.keys(release.web.modules).sort()).toEqual(['fragments/note', 'pages/home', 'words/ar']);
    expect(Object.keys(release.web.files)).toContain(`${release.web.entry}.br`);
    expect(Object.keys(release.node.files)).toContain('remoteEntry.js');
  });

  test('is not made twice of the same sources, and is published again', () => {
    const live = path.join(folder, 'dist/live.json');
    rmSync(live);
    expect(build()).toMatch(/^mfe-stores 0\.1\.0-[0-9a-f]{10} is up to date\n$/);
    expect(readFileSync(live, 'utf8')).toContain('"content"');
  });
});
