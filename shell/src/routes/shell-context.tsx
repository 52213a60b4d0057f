import { useStore } from '@nanostores/react';
import { createContext, useContext } from 'react';
import type { LayoutData } from '../composition/layout-data.ts';
import type { RemoteModules } from '../composition/remote-modules.ts';
import { $layoutInLanguage } from '../layout/layout-in-language.ts';

/** Shared by the shell's own components; remotes have no access. */
interface ShellServices {
  readonly modules: RemoteModules;
  readonly layout: LayoutData;
}

const ShellContext = createContext<ShellServices | null>(null);

export const ShellProvider = ShellContext.Provider;

export function useShell(): ShellServices {
  const services = useContext(ShellContext);
  if (!services) throw new Error('useShell outside the shell');
  return services;
}

/** The layout's data in the language of the page. */
export function useLayout(): LayoutData {
  return { ...useShell().layout, ...useStore($layoutInLanguage) };
}
