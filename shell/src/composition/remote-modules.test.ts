/** @jest-environment node */
import { CONTRACT_VERSION } from 'shared-contracts/remote/contract-version';
import type { Composition } from './composition.ts';
import { createRemoteModules, type FederationRuntime } from './remote-modules.ts';

const composition: Composition = {
  id: 'c',
  remotes: { catalog: { version: '1.0.0', contractVersion: CONTRACT_VERSION, entry: '/catalog-1.js' } },
};

/** A federation whose remotes answer by script: a module, a fault, or nothing. */
function federation(answers: Record<string, () => Promise<unknown>>) {
  const registered: string[] = [];
  const runtime: FederationRuntime = {
    registerRemotes: (remotes) => void registered.push(...remotes.map(({ entry }) => entry)),
    loadRemote: <T>(id: string) => (answers[id]?.() ?? Promise.resolve(null)) as Promise<T | null>,
  };
  return { runtime, registered };
}

describe('loading a remote’s modules', () => {
  test('a module is loaded once and then cached', async () => {
    let loads = 0;
    const { runtime } = federation({ 'mfe_catalog/pages/listing': async () => ({ page: ++loads }) });
    const modules = createRemoteModules({ federation: runtime, composition, timeout: 100 });
    await Promise.all([modules.load('catalog/pages/listing'), modules.load('catalog/pages/listing')]);
    await modules.load('catalog/pages/listing');
    expect(modules.loaded('catalog/pages/listing')).toEqual({ page: 1 });
    expect(loads).toBe(1);
  });

  test('a load that fails at once is tried once more before anybody hears of it [SH-12]', async () => {
    let attempts = 0;
    const { runtime } = federation({
      'mfe_catalog/pages/listing': async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('its preload failed');
        return { page: 'here' };
      },
    });
    const failures: string[] = [];
    const modules = createRemoteModules({
      federation: runtime,
      composition,
      timeout: 100,
      onFailure: (id) => failures.push(id),
    });
    await modules.load('catalog/pages/listing');
    expect(failures).toEqual([]);
  });

  test('a hanging remote is given up after the time-out, a retry succeeds when it is back [SH-12]', async () => {
    let back = false;
    const failures: string[] = [];
    const { runtime } = federation({
      'mfe_catalog/pages/listing': () => (back ? Promise.resolve({ page: 'here' }) : new Promise(() => undefined)),
    });
    const modules = createRemoteModules({
      federation: runtime,
      composition,
      timeout: 20,
      onFailure: (id) => failures.push(id),
    });
    await expect(modules.load('catalog/pages/listing')).rejects.toThrow('no answer within 20 ms');
    expect(modules.failed('catalog/pages/listing')).toBe(true);
    expect(failures).toEqual(['catalog/pages/listing']);
    back = true;
    await modules.load('catalog/pages/listing');
    expect(modules.failed('catalog/pages/listing')).toBe(false);
  });

  test('a retry finds a remote at the version it came back with [SH-12]', async () => {
    const { runtime, registered } = federation({ 'mfe_catalog/pages/listing': async () => ({ page: 'new' }) });
    const modules = createRemoteModules({
      federation: runtime,
      composition: { id: 'empty', remotes: {} },
      failed: ['catalog/pages/listing'],
      timeout: 100,
      currentComposition: async () => ({
        id: 'd',
        remotes: { catalog: { version: '1.1.0', contractVersion: CONTRACT_VERSION, entry: '/catalog-1.1.js' } },
      }),
    });
    await modules.load('catalog/pages/listing');
    expect(registered).toEqual(['/catalog-1.1.js']);
    expect(modules.versionOf('catalog')).toBe('1.1.0');
  });

  // A page that was open while the shell went to another major would have run a remote without what it was built against.
  test('a retry does not bring a remote built against a contract that this page lacks [OPS-04]', async () => {
    const { runtime, registered } = federation({});
    const modules = createRemoteModules({
      federation: runtime,
      composition: { id: 'empty', remotes: {} },
      timeout: 100,
      currentComposition: async () => ({
        id: 'd',
        remotes: { catalog: { version: '2.0.0', contractVersion: '9.0.0', entry: '/catalog-2.js' } },
      }),
    });
    await expect(modules.load('catalog/pages/listing')).rejects.toThrow();
    expect(registered).toEqual([]);
  });

  test('a remote in use keeps its version for the life of the page [OPS-03]', async () => {
    const { runtime, registered } = federation({ 'mfe_catalog/pages/listing': async () => ({}) });
    const modules = createRemoteModules({
      federation: runtime,
      composition,
      timeout: 100,
      currentComposition: async () => ({
        id: 'd',
        remotes: { catalog: { version: '2.0.0', contractVersion: CONTRACT_VERSION, entry: '/catalog-2.js' } },
      }),
    });
    await modules.load('catalog/pages/listing');
    await expect(modules.load('catalog/pages/wish-list')).rejects.toThrow('no such module');
    await expect(modules.load('catalog/pages/wish-list')).rejects.toThrow('no such module');
    expect(registered).toEqual(['/catalog-1.js']);
  });
});
