/**
 * When the code of an island is fetched whose markup the server has written: when the browser is idle, when the island
 * comes near the window, at the first touch, or when the browser is idle and a media query matches (it is not shown
 * where that does not). The first touch ends every wait: a navigation waits until React has taken over all of the page.
 */
export type IslandWhen = 'idle' | 'near' | 'touch' | { readonly media: string };

/** Safari has no idle callback. Milliseconds. */
const SAFARI_IDLE_MS = 1500;
/** At the latest, on a page that is never idle. Milliseconds. */
const IDLE_WITHIN_MS = 4000;

/** What counts as near. */
const NEAR = '100% 0px';

/** Resolves when the browser is idle. Browser only. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_WITHIN_MS });
    else setTimeout(resolve, SAFARI_IDLE_MS);
  });
}

let firstTouch: Promise<void> | undefined;
let firstIdle: Promise<void> | undefined;

/** Resolves when it is the turn of an island. `region` holds its markup where it waits to come near. */
export function islandsTurn(when: IslandWhen | undefined, region: Element | null): Promise<void> {
  if (when === undefined) return Promise.resolve();
  firstTouch ??= touched('pointerdown', 'keydown', 'click');
  if (when === 'touch') return firstTouch;
  if (when === 'near') return Promise.race([firstTouch, near(region)]);
  firstIdle ??= Promise.race([firstTouch, touched('scroll'), whenIdle()]);
  return firstIdle;
}

function touched(...events: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const options = { capture: true, passive: true, once: true };
    for (const event of events) window.addEventListener(event, () => resolve(), options);
  });
}

/** An island has no box of its own: what it holds is watched. */
function near(region: Element | null): Promise<void> {
  const watched = [...(region?.children ?? [])];
  if (watched.length === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    for (const element of watched) watch.observe(element);
  });
}
