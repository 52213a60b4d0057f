/**
 * A resize, a hidden tab or the next navigation skips a picture's move from card to page. That rejects the transition's
 * `ready`, which the router leaves alone, so the browser would log an uncaught error though nothing has failed.
 */
export function expectSkippedMoves(page: Document): void {
  // Older browsers have none.
  const start = page.startViewTransition?.bind(page);
  if (!start) return;
  page.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
