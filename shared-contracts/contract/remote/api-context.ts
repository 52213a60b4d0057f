import { createContext, useContext } from 'react';
import type { ApiClient } from '../api/client.ts';

const ApiContext = createContext<ApiClient | null>(null);

export const ApiProvider = ApiContext.Provider;

/** The API client of this browser (with the shopper's credentials), for what happens after a page has loaded. */
export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi outside the shell');
  return api;
}
