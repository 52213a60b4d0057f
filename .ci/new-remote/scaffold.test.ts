import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryCheckout } from './temporary-checkout.ts';

const NAME = 'mfe-our-stores';

let root: string;
beforeAll(() => {
  root = temporaryCheckout();
  execFileSync(process.execPath, ['.ci/new-remote/main.ts', NAME], { cwd: root });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

function run(directory: string, ...command: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: path.join(root, directory),
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

describe('one command makes a remote [OPS-08]', () => {
  test('lint has nothing to say about it', () => {
    expect(run('', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')).toMatchObject({
      status: 0,
    });
  });

  test('one command checks and ships it [OPS-27]', () => {
    const { status, output } = run(NAME, '--run', 'ship');
    expect({ status, output }).toMatchObject({ status: 0, output: expect.stringContaining(`✓ types ${NAME}`) });
    for (const step of ['✓ lint', '✓ tests', `${NAME} 0.1.0-`]) expect(output).toContain(step);
    expect(read(`${NAME}/dist/live.json`)).toContain('"version": "0.1.0-');
  });

  test('what fails a check is not shipped, and the check says where [OPS-27]', () => {
    const live = read(`${NAME}/dist/live.json`);
    const file = path.join(root, NAME, 'src/fragments.ts');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, `${before}\nexport const wrong: number = 'a text';\n`);
    const { status, output } = run(NAME, '--run', 'ship');
    writeFileSync(file, before);
    expect({ status, output }).toMatchObject({
      status: 1,
      output: expect.stringMatching(/fragments\.ts.*error TS2322.*was not shipped: types/s),
    });
    expect(read(`${NAME}/dist/live.json`)).toBe(live);
  });

  test('its own tests pass, alone', () => {
    const { status, output } = run(
      NAME,
      '--experimental-vm-modules',
      '--no-warnings',
      '../node_modules/jest/bin/jest.js',
      '--maxWorkers=1',
    );
    expect({ status, output }).toMatchObject({ status: 0, output: expect.stringMatching(/Tests: +4 passed/) });
  });

  test('nothing of the template’s own name is left', () => {
    const { output } = run(
      '',
      '-e',
      `process.stdout.write(require('fs').globSync('${NAME}/**/*.{ts,tsx,json,md}').map((file) => require('fs').readFileSync(file, 'utf8')).join(''))`,
    );
    expect(output).toContain('our-stores/fragments/note');
    expect(output).not.toMatch(/new.team/i);
  });

  test('what runs over all packages finds it', () => {
    const { output } = run(
      '',
      '-e',
      "import('./.ci/packages.ts').then(({ REMOTES }) => process.stdout.write(REMOTES.join(' ')))",
    );
    expect(output.split(' ').at(-1)).toBe(NAME);
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, object> };
    expect(packages[NAME]).toEqual({ version: '0.1.0', dependencies: { 'shared-contracts': '0.1.0' } });
    expect(packages[`node_modules/${NAME}`]).toEqual({ resolved: NAME, link: true });
  });

  test('it has a service of its own version and port in docker-compose.yml', () => {
    const compose = read('docker-compose.yml');
    const service = compose.slice(compose.indexOf(`  ${NAME}:\n`), compose.indexOf('  store-api:\n'));
    expect(service).toMatch(/VERSION: "\$\{MFE_OUR_STORES_VERSION:-0\.1\.0\}"/);
    expect(service).toContain('environment: { HOST: 0.0.0.0, PORT: 4105, ');
    expect(service).toContain('http://127.0.0.1:4105/healthz');
    expect(service).not.toContain('mfe-content');
    expect(read('docker-compose.canary.yml')).toContain(
      `LIVE_IMAGE: furniture-store/mfe-our-stores:$\{MFE_OUR_STORES_VERSION:-0.1.0}\n`,
    );
    expect(read('Dockerfile')).toContain(`COPY ${NAME}/package.json ${NAME}/\n`);
    expect(read('.env.example')).toContain('# MFE_OUR_STORES_VERSION=0.1.0\n');
  });

  test.each(['mfe-catalog-', 'stores', 'mfe-shell', NAME])('a name that cannot be is refused: %s', (name) => {
    expect(run('', '.ci/new-remote/main.ts', name)).toMatchObject({ status: 1 });
  });
});
