import type { Language } from '../i18n/languages.ts';
import type { RemoteModuleId } from './module-ids.ts';

/** What the shell does for the contract: it alone knows the composition. */
export interface RemotePort {
  /** The module if it is loaded already; never starts a load. */
  loaded(id: RemoteModuleId): unknown;
  /** Whether the last load failed and nobody has retried since: both sides then show the same fallback. */
  failed(id: RemoteModuleId): boolean;
  /**
   * Loads a module of a remote, and its team's texts in a language if one is named; asks the composition anew after a
   * failure. Rejects with RemoteUnavailable.
   */
  load(id: RemoteModuleId, language?: Language): Promise<unknown>;
}

export class RemoteUnavailable extends Error {
  readonly module: RemoteModuleId;

  constructor(module: RemoteModuleId, cause: unknown) {
    super(`${module} cannot be loaded: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'RemoteUnavailable';
    this.module = module;
  }
}

let provided: RemotePort | undefined;

/** Called once by the shell before anything renders. Code, not data: the same for every request. */
export function provideRemotePort(port: RemotePort): void {
  provided = port;
}

export function remotePort(): RemotePort {
  if (!provided) throw new Error('no shell has provided the remote port');
  return provided;
}
