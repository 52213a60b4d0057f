import type { Page } from '@playwright/test';

/** The browser's own record of a page load. Times in milliseconds, bytes as transferred. */
export interface FirstLoad {
  readonly resources: readonly { readonly path: string; readonly startedAt: number; readonly bytes: number }[];
  /** When React had hydrated the page. */
  readonly hydratedAt: number;
  /** In the order in which they were seen. */
  readonly shifts: readonly LayoutShift[];
  /** Pictures on the first screen, the largest first. */
  readonly picturesInView: readonly SeenPicture[];
  /** The document's preloads. */
  readonly preloadedPictures: readonly { readonly type: string; readonly srcSet: string; readonly priority: string }[];
}

export interface LayoutShift {
  readonly at: number;
  readonly value: number;
  /** Each element, with its rectangles before and after. */
  readonly moved: readonly string[];
}

interface SeenPicture {
  readonly path: string;
  readonly bytes: number;
  /** The number of requests. */
  readonly fetches: number;
  /** Inside the window, in square CSS pixels. */
  readonly area: number;
}

interface ShiftSource {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

interface Notes {
  hydratedAt: number;
  shifts: LayoutShift[];
  /** The visible area of a picture in square CSS pixels. */
  areaInView(image: HTMLImageElement): number;
}

/** The first request for a picture generates it, which is slow on a busy machine. Milliseconds. */
const PICTURES_WITHIN_MS = 45_000;

/** Call it before the page opens. */
export async function noteFirstLoad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes: Notes = {
      hydratedAt: 0,
      shifts: [],
      areaInView(image) {
        const { left, right, top, bottom } = image.getBoundingClientRect();
        const width = Math.min(right, innerWidth) - Math.max(left, 0);
        const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
        return image.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0 ? width * height : 0;
      },
    };
    Object.assign(globalThis, { firstLoadNotes: notes });
    // As in Safari, which has no requestIdleCallback: idle work then starts well after hydration, so that its requests
    // differ by time from those the page needs.
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    const watch = setInterval(() => {
      const main = document.querySelector('main');
      if (!main || !Object.keys(main).some((key) => key.startsWith('__reactProps$'))) return;
      notes.hydratedAt = performance.now();
      clearInterval(watch);
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: ShiftSource[] };
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const [from, to] = [previousRect, currentRect].map(
            ({ x, y, width, height }) => `${x},${y} ${width}x${height}`,
          );
          return `${node?.nodeName} ${node?.textContent?.slice(0, 40)}: ${from} to ${to}`;
        });
        notes.shifts.push({ at: entry.startTime, value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of all layout shifts until now. Call noteFirstLoad before the page opens. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() =>
    (globalThis as unknown as { firstLoadNotes: Notes }).firstLoadNotes.shifts.reduce(
      (sum, { value }) => sum + value,
      0,
    ),
  );
}

/** Web fonts that miss the first paint on a busy machine are not shown (late-fonts.spec.ts is about them). */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
}

/** Waits until requests have ended and the pictures in view have loaded. */
export async function firstLoadOf(page: Page): Promise<FirstLoad> {
  const isQuiet = () => {
    const { hydratedAt, areaInView } = (globalThis as unknown as { firstLoadNotes: Notes }).firstLoadNotes;
    const inView = [...document.images].filter((image) => areaInView(image) > 0);
    const isLater = hydratedAt > 0 && performance.now() > hydratedAt + 3000;
    return isLater && inView.every((image) => image.complete) && document.fonts.status === 'loaded';
  };
  await page.waitForFunction(isQuiet, undefined, { timeout: PICTURES_WITHIN_MS });
  return page.evaluate(() => {
    const { hydratedAt, shifts, areaInView } = (globalThis as unknown as { firstLoadNotes: Notes }).firstLoadNotes;
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const seen = new Map<string, SeenPicture>();
    for (const image of document.images) {
      const area = areaInView(image);
      const fetched = entries.filter(({ name }) => name === image.currentSrc);
      const { pathname } = new URL(image.currentSrc || location.href);
      const bytes = fetched.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      if (area > (seen.get(pathname)?.area ?? 0))
        seen.set(pathname, { path: pathname, bytes, fetches: fetched.length, area });
    }
    const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]');
    return {
      hydratedAt,
      shifts,
      resources: entries.map((entry) => ({
        path: new URL(entry.name).pathname,
        startedAt: entry.startTime,
        bytes: entry.encodedBodySize,
      })),
      picturesInView: [...seen.values()].sort((one, other) => other.area - one.area),
      preloadedPictures: [...preloads].map(({ type, imageSrcset, fetchPriority }) => ({
        type,
        srcSet: imageSrcset,
        priority: fetchPriority,
      })),
    };
  });
}
