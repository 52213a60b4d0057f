import { type RemotePort, RemoteUnavailable } from 'shared-contracts';
import { CONTRACT_VERSION } from 'shared-contracts/remote/contract-version';
import type { RemoteModuleId } from 'shared-contracts/remote/module-ids';
import { serves } from 'shared-contracts/remote/sharing-rule';
import { containerOf, federatedName, type Team, teamOf } from 'shared-contracts/remote/teams';
import type { ComposedRemote, Composition } from './composition.ts';

/** The part of the federation runtime in use; injected, so that tests need no federation. */
export interface FederationRuntime {
  registerRemotes(
    remotes: { name: string; entry: string; integrity?: string | undefined; type?: string }[],
    options?: { force?: boolean },
  ): void;
  loadRemote<T>(id: string): Promise<T | null>;
}

interface RemoteModulesOptions {
  readonly federation: FederationRuntime;
  readonly composition: Composition;
  /** Modules that were unavailable on the server; the browser then renders the same. */
  readonly failed?: readonly RemoteModuleId[];
  /** Milliseconds; federation's own loads have no timeout. */
  readonly timeout: number;
  /** Called before a retry, since a remote may have come back at another version. */
  readonly currentComposition?: () => Promise<Composition | null>;
  readonly onFailure?: (id: RemoteModuleId, fault: unknown) => void;
}

export interface RemoteModules extends RemotePort {
  versionOf(team: Team): string | undefined;
  /** Undefined while the remote is unavailable. */
  remoteOf(team: Team): ComposedRemote | undefined;
}

/**
 * The shell's implementation of the remote port. A remote with a loaded module keeps its version for the life of the
 * page; one without is looked up in the current composition at every retry.
 */
export function createRemoteModules(options: RemoteModulesOptions): RemoteModules {
  const { federation, timeout, onFailure } = options;
  const remotes = new Map<Team, ComposedRemote>();
  const modules = new Map<RemoteModuleId, unknown>();
  const failures = new Set<RemoteModuleId>(options.failed);
  const pending = new Map<RemoteModuleId, Promise<unknown>>();

  const adopt = (composition: Composition, force: boolean) => {
    for (const [team, remote] of Object.entries(composition.remotes)) {
      if (remotes.get(team)?.entry === remote.entry) continue;
      remotes.set(team, remote);
      const { entry, integrity } = remote;
      federation.registerRemotes([{ name: containerOf(team), entry, integrity, type: 'global' }], { force });
    }
  };
  adopt(options.composition, false);

  const inUse = (team: Team) => [...modules.keys()].some((id) => teamOf(id) === team);

  async function refresh(team: Team): Promise<void> {
    if (inUse(team)) return;
    const latest = await options.currentComposition?.().catch(() => null);
    const remote = latest?.remotes[team];
    // It may be the composition of a newer shell, whose contract this page does not have.
    if (remote && serves(CONTRACT_VERSION, remote.contractVersion))
      adopt({ id: '', remotes: { [team]: remote } }, true);
  }

  async function fetchModule(id: RemoteModuleId): Promise<unknown> {
    const team = teamOf(id);
    if (failures.has(id) || !remotes.has(team)) await refresh(team);
    if (!remotes.has(team)) throw new Error('not in the composition');
    const attempt = () => federation.loadRemote(federatedName(id));
    // A script whose preload failed takes over that failure without a request: only a second attempt sends one.
    const module = await within(timeout, attempt().catch(attempt));
    if (!module) throw new Error('the remote has no such module');
    return module;
  }

  return {
    loaded: (id) => modules.get(id),
    failed: (id) => failures.has(id),
    versionOf: (team) => remotes.get(team)?.version,
    remoteOf: (team) => remotes.get(team),
    load(id) {
      if (modules.has(id)) return Promise.resolve(modules.get(id));
      const running = pending.get(id);
      if (running) return running;
      const loading = fetchModule(id)
        .then(
          (module) => {
            modules.set(id, module);
            failures.delete(id);
            return module;
          },
          (fault: unknown) => {
            failures.add(id);
            onFailure?.(id, fault);
            throw new RemoteUnavailable(id, fault);
          },
        )
        .finally(() => pending.delete(id));
      pending.set(id, loading);
      return loading;
    },
  };
}

function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
