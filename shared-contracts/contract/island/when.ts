/**
 * When to fetch the code of a server-rendered island: when the browser is idle, when the island is near the viewport, at
 * the first input, or when somebody uses the page and a media query matches (without a match the island is not shown).
 * The first input ends every wait, and so does a navigation: React shows the next page only after it has hydrated this one.
 */
export type IslandWhen = 'idle' | 'near' | 'touch' | { readonly media: string };

/** Safari has no idle callback. */
const SAFARI_IDLE_MS = 1500;
/** For a page that is never idle. */
const IDLE_WITHIN_MS = 4000;

/** How far outside the window an island is near. Before anybody uses the page only what is in view is. */
const NEAR = '100% 0px';
const IN_VIEW = '0px';

/** Resolves when the browser is idle. Browser only. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_WITHIN_MS });
    else setTimeout(resolve, SAFARI_IDLE_MS);
  });
}

const navigation = Promise.withResolvers<void>();
let firstTouch: Promise<void> | undefined;
let firstUse: Promise<void> | undefined;
let firstIdle: Promise<void> | undefined;

/** Fetches the code of every island on the page. The shell calls it when a navigation starts. */
export function fetchIslands(): void {
  navigation.resolve();
}

/** Resolves when the code of an island should be fetched. `region` contains the markup, for 'near'. */
export function islandIsDue(when: IslandWhen | undefined, region: Element | null): Promise<void> {
  if (when === undefined) return Promise.resolve();
  if (when === 'touch') return whenTouched();
  const near = (margin: string) => whenNear(region ? boxesIn(region) : [], margin);
  if (when === 'near') return Promise.race([whenTouched(), near(IN_VIEW), whenUsed().then(() => near(NEAR))]);
  if (when !== 'idle') return whenUsed();
  firstIdle ??= Promise.race([whenUsed(), whenIdle()]);
  return firstIdle;
}

/** The region has `display: contents`, as a group in it may: what has a box can be observed. */
function boxesIn(element: Element): Element[] {
  return [...element.children].flatMap((child) =>
    getComputedStyle(child).display === 'contents' ? boxesIn(child) : child,
  );
}

/**
 * Resolves at the first sign that somebody uses the page: what an input may need is fetched then, since most visits of
 * a page end without one. Browser only.
 */
export function whenUsed(): Promise<void> {
  // A screen reader moves the focus without a key that the page sees.
  firstUse ??= Promise.race([whenTouched(), touched('scroll', 'pointermove', 'focusin')]);
  return firstUse;
}

function whenTouched(): Promise<void> {
  firstTouch ??= Promise.race([navigation.promise, touched('pointerdown', 'keydown', 'click', 'popstate')]);
  return firstTouch;
}

function touched(...events: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const options = { capture: true, passive: true, once: true };
    for (const event of events) window.addEventListener(event, () => resolve(), options);
  });
}

/** Resolves when an element comes within a margin of the window, or when there are no elements. Browser only. */
export function whenNear(elements: Iterable<Element>, rootMargin: string): Promise<void> {
  const watched = [...elements];
  if (watched.length === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        resolve();
      },
      { rootMargin },
    );
    for (const element of watched) watch.observe(element);
  });
}
