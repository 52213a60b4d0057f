import type { PageModule } from 'shared-contracts';
import type { RemoteModules } from '../composition/remote-modules.ts';

/** Modules whose pages tell what their `load` throws: a page's failure carries the message alone, and no line. */
export function notingLoads(modules: RemoteModules, note: (thrown: unknown) => void): RemoteModules {
  return {
    ...modules,
    async load(id) {
      const loaded = (await modules.load(id)) as { readonly page?: PageModule };
      const { page } = loaded;
      const ofPage = page?.load;
      if (!ofPage) return loaded;
      const load: typeof ofPage = async (context) => {
        try {
          return await ofPage.call(page, context);
        } catch (thrown) {
          note(thrown);
          throw thrown;
        }
      };
      return { ...loaded, page: { ...page, load } };
    },
  };
}
