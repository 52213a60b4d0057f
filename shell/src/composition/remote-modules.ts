import { type RemotePort, RemoteUnavailable } from 'shared-contracts';
import type { RemoteModuleId } from 'shared-contracts/remote/module-ids';
import { federatedName, TEAMS, type Team, teamOf } from 'shared-contracts/remote/teams';
import type { ComposedRemote, Composition } from './composition.ts';

/** The part of the federation runtime that is used; passed in so that tests need no federation. */
export interface FederationRuntime {
  registerRemotes(remotes: { name: string; entry: string; type?: string }[], options?: { force?: boolean }): void;
  loadRemote<T>(id: string): Promise<T | null>;
}

interface RemoteModulesOptions {
  readonly federation: FederationRuntime;
  readonly composition: Composition;
  /** Modules that the other side already found to be away; both sides then show the same. */
  readonly failed?: readonly RemoteModuleId[];
  /** Longest wait for a module, in milliseconds: federation's own loads have no time-out. */
  readonly timeout: number;
  /** Asked before a load is tried again, since a remote may have come back at another version. */
  readonly currentComposition?: () => Promise<Composition | null>;
  readonly onFailure?: (id: RemoteModuleId, fault: unknown) => void;
}

export interface RemoteModules extends RemotePort {
  /** Version of a team's remote in this page, if it is there. */
  versionOf(team: Team): string | undefined;
  /** A team's remote as this page has it; undefined while it is away. */
  remoteOf(team: Team): ComposedRemote | undefined;
}

/**
 * The shell's side of the remote port: loads exposed modules, remembers which are loaded and which failed.
 * A remote of which some module is loaded keeps its version for the life of the page; one that never answered
 * is looked up anew at every retry.
 */
export function createRemoteModules(options: RemoteModulesOptions): RemoteModules {
  const { federation, timeout, onFailure } = options;
  const remotes = new Map<Team, ComposedRemote>();
  const modules = new Map<RemoteModuleId, unknown>();
  const failures = new Set<RemoteModuleId>(options.failed);
  const pending = new Map<RemoteModuleId, Promise<unknown>>();

  const adopt = (composition: Composition, force: boolean) => {
    for (const [team, remote] of Object.entries(composition.remotes) as [Team, ComposedRemote][]) {
      if (remotes.get(team)?.entry === remote.entry) continue;
      remotes.set(team, remote);
      federation.registerRemotes([{ name: TEAMS[team].container, entry: remote.entry, type: 'global' }], { force });
    }
  };
  adopt(options.composition, false);

  const inUse = (team: Team) => [...modules.keys()].some((id) => teamOf(id) === team);

  async function refresh(team: Team): Promise<void> {
    if (inUse(team)) return;
    const latest = await options.currentComposition?.().catch(() => null);
    const remote = latest?.remotes[team];
    if (remote) adopt({ id: '', remotes: { [team]: remote } }, true);
  }

  async function fetchModule(id: RemoteModuleId): Promise<unknown> {
    const team = teamOf(id);
    if (failures.has(id) || !remotes.has(team)) await refresh(team);
    if (!remotes.has(team)) throw new Error('not in the composition');
    const attempt = () => federation.loadRemote(federatedName(id));
    // A script whose preload failed gets that failure without a request of its own: only a second attempt asks anew.
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
