import type { RemoteModuleId } from 'shared-contracts/remote/module-ids';
import type { RemoteModules } from '../composition/remote-modules.ts';

interface RecordedModules {
  readonly modules: RemoteModules;
  /** In the order of the requests. */
  used(): RemoteModuleId[];
  missed(): RemoteModuleId[];
}

/** The renderer's modules for one request; records the page's modules for preloads and hydration. */
export function recordingModules(modules: RemoteModules): RecordedModules {
  const requested = new Set<RemoteModuleId>();
  return {
    modules: {
      ...modules,
      load(id) {
        requested.add(id);
        // Every module was loaded, or failed, when the renderer started.
        if (modules.loaded(id)) return Promise.resolve(modules.loaded(id));
        return modules.load(id);
      },
    },
    used: () => [...requested].filter((id) => modules.loaded(id)),
    missed: () => [...requested].filter((id) => !modules.loaded(id)),
  };
}
