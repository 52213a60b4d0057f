import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeImageFolder } from './image-folder.ts';
import { runtimePackages } from './runtime-packages.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const IMAGES = ['shell', 'mfe-catalog', 'mfe-cart-checkout', 'mfe-account', 'mfe-content', 'store-api'];
/** What builds, tests, or is part of what was built. */
const NOT_AT_RUN_TIME = /^node_modules\/(@rspack|@module-federation|@?typescript|@?jest|@stryker|react|antd)/;

test.each(IMAGES)('the image of %s holds what runs and nothing that builds [OPS-18]', (name) => {
  const places = [...runtimePackages(ROOT, name).keys()];
  expect(places).toEqual(expect.arrayContaining([name, 'shared-contracts', 'node_modules/fastify']));
  expect(places.filter((place) => NOT_AT_RUN_TIME.test(place))).toEqual([]);
  expect(places.filter((place) => IMAGES.includes(place))).toEqual([name]);
});

test('the libraries that make traces are in the images of the services that make some [OPS-17]', () => {
  const withTraces = IMAGES.filter((name) => runtimePackages(ROOT, name).has('node_modules/@opentelemetry/sdk-trace'));
  expect(withTraces).toEqual(['shell', 'store-api']);
});

describe('the folder of an image', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'store-image-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('lists its libraries with their versions, licences and hashes, and holds no tests [OPS-18]', () => {
    makeImageFolder(ROOT, 'mfe-content', '1.2.3', folder);
    const bill = JSON.parse(readFileSync(path.join(folder, 'sbom.json'), 'utf8'));
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      metadata: { component: { name: 'mfe-content', version: '1.2.3' } },
    });
    expect(JSON.parse(readFileSync(path.join(folder, 'mfe-content/package.json'), 'utf8')).version).toBe('1.2.3');
    const { version } = JSON.parse(readFileSync(path.join(ROOT, 'node_modules/@fastify/static/package.json'), 'utf8'));
    expect(bill.components).toContainEqual({
      type: 'library',
      'bom-ref': 'node_modules/@fastify/static',
      name: '@fastify/static',
      version,
      purl: `pkg:npm/%40fastify/static@${version}`,
      licenses: [{ expression: 'MIT' }],
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    });
    expect(existsSync(path.join(folder, 'node_modules/shared-contracts/build/cli.ts'))).toBe(true);
    expect(existsSync(path.join(folder, 'shared-contracts/build/release.ts'))).toBe(true);
    expect(existsSync(path.join(folder, 'shared-contracts/build/release.test.ts'))).toBe(false);
  });
});
