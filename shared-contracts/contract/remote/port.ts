import type { Language } from '../i18n/languages.ts';
import type { RemoteModuleId } from './module-ids.ts';

/** Provided by the shell, which knows the composition. */
export interface RemotePort {
  /** The module if it has loaded; never starts a load. */
  loaded(id: RemoteModuleId): unknown;
  /** Whether the last load failed; server and browser then render the same fallback. */
  failed(id: RemoteModuleId): boolean;
  /**
   * Loads a module, and its team's texts in a language if one is given; looks the remote up in the current composition
   * after a failure. Rejects with RemoteUnavailable.
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

/** Called once by the shell before anything renders; the same for every request. */
export function provideRemotePort(port: RemotePort): void {
  provided = port;
}

export function remotePort(): RemotePort {
  if (!provided) throw new Error('no shell has provided the remote port');
  return provided;
}
