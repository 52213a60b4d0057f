import { createContext, useContext } from 'react';
import type { LayoutData } from '../composition/layout-data.ts';
import type { RemoteModules } from '../composition/remote-modules.ts';

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
