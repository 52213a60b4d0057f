/**
 * Marks a document that is seen for the first time, from its top: what lies below the fold may then wait with its
 * styles and layout until it comes near (`.below-fold`). One that is reloaded, gone back to or opened at a place in
 * it is laid out whole, since the browser scrolls it to where it was.
 *
 * Sent as text and run in the document: it may use nothing outside itself.
 */
export function markFirstView(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'navigate' && !location.hash) document.documentElement.dataset.firstView = '';
}
