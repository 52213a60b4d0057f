/** @jest-environment node */
import { sharedDependencies, sharedVersions } from './shared-dependencies.ts';

const shared = Object.entries(sharedDependencies({ role: 'consumer', side: 'web' }));
const libraries = shared.filter(([key]) => !key.startsWith('shared-contracts'));

test('release.json names every library that a page has once, at the version of the build [OPS-04]', () => {
  const versions = sharedVersions();
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
