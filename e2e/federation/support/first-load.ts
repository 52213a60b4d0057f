import type { Page } from '@playwright/test';

/** What a browser fetched to show a page, as it noted itself. Times in milliseconds, bytes as they travelled. */
export interface FirstLoad {
  readonly resources: readonly { readonly path: string; readonly startedAt: number; readonly bytes: number }[];
  /** When React had taken the page over. */
  readonly hydratedAt: number;
  /** The sum of all layout shifts, and what moved. */
  readonly shift: number;
  readonly moved: readonly string[];
  /** Pictures that the shopper sees without scrolling, the largest first. */
  readonly picturesInView: readonly SeenPicture[];
  /** What the document asks for ahead of everything else. */
  readonly preloadedPictures: readonly { readonly type: string; readonly srcSet: string; readonly priority: string }[];
}

interface SeenPicture {
  readonly path: string;
  readonly bytes: number;
  /** How often it was fetched. */
  readonly fetches: number;
  /** Of the window, in square CSS pixels. */
  readonly area: number;
}

interface Notes {
  hydratedAt: number;
  shift: number;
  moved: string[];
  /** Square CSS pixels of a picture that can be seen. */
  areaInView(image: HTMLImageElement): number;
}

/** Pictures are made when they are first asked for, which takes its time on a busy machine. Milliseconds. */
const PICTURES_WITHIN_MS = 45_000;

/** Must be called before the page is opened. */
export async function noteFirstLoad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes: Notes = {
      hydratedAt: 0,
      shift: 0,
      moved: [],
      areaInView(image) {
        const { left, right, top, bottom } = image.getBoundingClientRect();
        const width = Math.min(right, innerWidth) - Math.max(left, 0);
        const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
        return image.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0 ? width * height : 0;
      },
    };
    Object.assign(globalThis, { firstLoadNotes: notes });
    // As in Safari, which has none: work for idle moments then starts a while after hydration, so that what a page
    // needs and what is fetched ahead are told apart by time.
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    const watch = setInterval(() => {
      const main = document.querySelector('main');
      if (!main || !Object.keys(main).some((key) => key.startsWith('__reactProps$'))) return;
      notes.hydratedAt = performance.now();
      clearInterval(watch);
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        notes.shift += value;
        for (const { node } of sources) notes.moved.push(`${node?.nodeName} ${node?.textContent?.slice(0, 40)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits until nothing more is fetched and the pictures in view are there. */
export async function firstLoadOf(page: Page): Promise<FirstLoad> {
  const isQuiet = () => {
    const { hydratedAt, areaInView } = (globalThis as unknown as { firstLoadNotes: Notes }).firstLoadNotes;
    const inView = [...document.images].filter((image) => areaInView(image) > 0);
    const isLater = hydratedAt > 0 && performance.now() > hydratedAt + 3000;
    return isLater && inView.every((image) => image.complete) && document.fonts.status === 'loaded';
  };
  await page.waitForFunction(isQuiet, undefined, { timeout: PICTURES_WITHIN_MS });
  return page.evaluate(() => {
    const { hydratedAt, shift, moved, areaInView } = (globalThis as unknown as { firstLoadNotes: Notes })
      .firstLoadNotes;
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
      shift,
      moved,
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
