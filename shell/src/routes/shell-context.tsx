import { createContext, useContext } from 'react';
import type { RemoteModules } from '../composition/remote-modules.ts';
import type { StoreFrame } from '../composition/store-frame.ts';

/** What the shell's own components share; remotes never see it. */
interface ShellServices {
  readonly modules: RemoteModules;
  readonly frame: StoreFrame;
}

const ShellContext = createContext<ShellServices | null>(null);

export const ShellProvider = ShellContext.Provider;

export function useShell(): ShellServices {
  const services = useContext(ShellContext);
  if (!services) throw new Error('useShell outside the shell');
  return services;
}
