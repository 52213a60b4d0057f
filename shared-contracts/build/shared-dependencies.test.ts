/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refuseMisfit, sharedDependencies, sharedVersions } from './shared-dependencies.ts';

const shared = Object.entries(sharedDependencies({ directory: import.meta.dirname, role: 'consumer', side: 'web' }));
const libraries = shared.filter(([key]) => !key.startsWith('shared-contracts'));

test('release.json names every library that a page has once, at the version of the build [OPS-04]', () => {
  const versions = sharedVersions(import.meta.dirname);
  for (const [key, { version }] of libraries) {
    const library = key.replace(/^(@[^/]+\/)?([^/]+).*$/, '$1$2');
    expect([key, versions[library]]).toEqual([key, version]);
  }
  expect(Object.keys(versions)).toEqual(expect.arrayContaining(['react', 'react-dom', 'react-router-dom']));
});

test('federation asks for what the rule asks for [OPS-04]', () => {
  for (const [, { version, requiredVersion }] of shared) {
    expect(requiredVersion).toBe(`^${version.replace(/\d+$/, '0')}`);
  }
});

describe('a package with libraries of its own [OPS-26]', () => {
  let directory: string;
  const installed = (library: string, version: string) => {
    const folder = path.join(directory, 'node_modules', library);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: library, version }));
  };
  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'mfe-own-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  test('has their versions in release.json and asks federation for them; the others are those of the preset', () => {
    const ours = sharedVersions(import.meta.dirname);
    installed('react', '19.1.4');
    expect(sharedVersions(directory)).toEqual({ ...ours, react: '19.1.4' });
    const { react } = sharedDependencies({ directory, role: 'consumer', side: 'web' });
    expect(react).toMatchObject({ version: '19.1.4', requiredVersion: '^19.1.0' });
    expect(() => refuseMisfit(directory)).not.toThrow();
  });

  test.each(['18.3.1', '19.99.0', '20.0.0', '19.3.1-rc.1'])('is not built with React %s, in words', (version) => {
    installed('react', version);
    const { react: ours } = sharedVersions(import.meta.dirname);
    expect(() => refuseMisfit(directory)).toThrow(
      `${path.basename(directory)}: built against react ${version}, this shell has ${ours}. A shell serves`,
    );
  });
});
