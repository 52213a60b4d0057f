import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * The text of `source`, for an element with `suppressHydrationWarning`. While the server's markup is hydrated it is '', and
 * React leaves the server's text there: a page's first date format takes a CPU slowed to a quarter 70 to 95 ms, and server
 * and browser may have different month names.
 */
export function useServedText(source: string, text: () => string): string {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  );
  const [served, setServed] = useState(isHydrating ? source : null);
  if (served !== null && served !== source) setServed(null);
  return served === source ? '' : text();
}
