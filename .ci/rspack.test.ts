import { execFileSync, spawnSync } from 'node:child_process';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { privateFolder } from '../shared-contracts/build/private-files.ts';
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

  test('has the source maps of its scripts beside it, where nobody is served [OPS-27]', async () => {
    const { web, version } = await adopt(signingKey(''));
    const scripts = Object.keys(web.files).filter((file) => file.endsWith('.js'));
    const maps = readdirSync(privateFolder(path.join(folder, 'dist'), version));
    expect(maps).toEqual(expect.arrayContaining(scripts.map((script) => `${script}.map`)));
    expect(Object.keys(web.files).filter((file) => file.endsWith('.map'))).toEqual([]);
    for (const script of scripts)
      expect(readFileSync(path.join(folder, 'dist', version, 'web', script), 'utf8')).not.toContain('sourceMappingURL');
    const answer = await service.inject(`/.private/${version}/${scripts[0]}.map`);
    expect(answer.statusCode).toBe(404);
  });

  test('is not made twice of the same sources, and is published again', () => {
    const live = path.join(folder, 'dist/live.json');
    rmSync(live);
    expect(build()).toMatch(/^mfe-stores 0\.1\.0-[0-9a-f]{10} is up to date\n$/);
    expect(readFileSync(live, 'utf8')).toContain('"content"');
  });

  // It said 'is up to date', and the team believed that its change was live.
  test('is refused under the name of a release of other sources, with what to do [OPS-27]', () => {
    const env = { ...process.env, BUILD_VERSION: '1.0.0' };
    const named = () => spawnSync(process.execPath, ['--run', 'build'], { cwd: folder, encoding: 'utf8', env });
    expect(named()).toMatchObject({ status: 0, stdout: expect.stringMatching(/^mfe-stores 1\.0\.0 built in /) });
    expect(named()).toMatchObject({ status: 0, stdout: 'mfe-stores 1.0.0 is up to date\n' });
    const live = readFileSync(path.join(folder, 'dist/live.json'), 'utf8');
    appendFileSync(path.join(folder, 'src/words.ar.ts'), '\n// Another content.\n');
    const { status, stdout, stderr } = named();
    expect(status).not.toBe(0);
    expect(stdout).not.toContain('is up to date');
    expect(stderr).toMatch(
      /mfe-stores 1\.0\.0 was built of other sources \(\w{10}, now \w{10}\).*BUILD_VERSION.*delete .*1\.0\.0/s,
    );
    expect(readFileSync(path.join(folder, 'dist/live.json'), 'utf8')).toBe(live);
  });
});
