import { useStore } from '@nanostores/react';
import { createContext, useContext, useMemo } from 'react';
import { useLanguage } from 'shared-contracts';
import type { Composition } from '../composition/composition.ts';
import type { LayoutData } from '../composition/layout-data.ts';
import type { RemoteModules } from '../composition/remote-modules.ts';
import { type AddedLink, addedLinks } from '../composition/served.ts';
import { $layoutInLanguage } from '../layout/layout-in-language.ts';

/** Shared by the shell's own components; remotes have no access. */
interface ShellServices {
  readonly modules: RemoteModules;
  readonly layout: LayoutData;
  /** The document's. */
  readonly composition: Pick<Composition, 'remotes'>;
}

const ShellContext = createContext<ShellServices | null>(null);

export const ShellProvider = ShellContext.Provider;

export function useShell(): ShellServices {
  const services = useContext(ShellContext);
  if (!services) throw new Error('useShell outside the shell');
  return services;
}

/** The links that remotes add to a part of every page, in its language. */
export function useAddedLinks(place: Parameters<typeof addedLinks>[1]): readonly AddedLink[] {
  const { composition } = useShell();
  const language = useLanguage();
  return useMemo(() => addedLinks(composition, place, language), [composition, place, language]);
}

/** The layout's data in the language of the page. */
export function useLayout(): LayoutData {
  return { ...useShell().layout, ...useStore($layoutInLanguage) };
}
