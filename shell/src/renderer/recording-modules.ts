import type { RemoteModuleId } from 'shared-contracts/remote/module-ids';
import type { RemoteModules } from '../composition/remote-modules.ts';

interface RecordedModules {
  readonly modules: RemoteModules;
  /** Modules this request asked for and got, in order. */
  used(): RemoteModuleId[];
  /** Modules this request asked for in vain. */
  missed(): RemoteModuleId[];
}

/** The renderer's modules as one request sees them, noting what the page is made of for preloads and hydration. */
export function recordingModules(modules: RemoteModules): RecordedModules {
  const asked = new Set<RemoteModuleId>();
  return {
    modules: {
      ...modules,
      load(id) {
        asked.add(id);
        // Nothing new can load during a request: everything was loaded, or failed, when the renderer started.
        if (modules.loaded(id)) return Promise.resolve(modules.loaded(id));
        return modules.load(id);
      },
    },
    used: () => [...asked].filter((id) => modules.loaded(id)),
    missed: () => [...asked].filter((id) => !modules.loaded(id)),
  };
}
