import { createContext, useContext } from 'react';
import type { SiteSettings } from '../api/shapes/site-settings.ts';

/** Provided by the shell. */
const SiteContext = createContext<SiteSettings | null>(null);

export const SiteProvider = SiteContext.Provider;

export function useSite(): SiteSettings {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite outside the shell');
  return site;
}
