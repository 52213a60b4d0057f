import type { createBrowserRouter } from 'shared-contracts/router';

/**
 * Loads a page's data again when Back brings it from the browser's memory, or the connection is back: its prices may be hours
 * old. What is stored, as session and cart, follows by itself. Without an answer the page stays as it is.
 */
export function refreshRestored({ router }: { readonly router: ReturnType<typeof createBrowserRouter> }): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void router.revalidate();
  });
  window.addEventListener('online', () => void router.revalidate());
}
