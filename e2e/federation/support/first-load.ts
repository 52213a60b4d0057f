import type { Page } from '@playwright/test';

/** What a browser fetched to show a page, as it noted itself. Times in milliseconds, bytes as they travelled. */
export interface FirstLoad {
  readonly resources: readonly { readonly path: string; readonly startedAt: number; readonly bytes: number }[];
  /** When React had taken the page over. */
  readonly hydratedAt: number;
  /** The sum of all layout shifts. */
  readonly shift: number;
}

interface Notes {
  hydratedAt: number;
  shift: number;
}

/** Must be called before the page is opened. */
export async function noteFirstLoad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes: Notes = { hydratedAt: 0, shift: 0 };
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
      for (const entry of list.getEntries()) notes.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits until nothing more is fetched and the pictures in view are there. */
export async function firstLoadOf(page: Page): Promise<FirstLoad> {
  await page.waitForFunction(() => {
    const { hydratedAt } = (globalThis as unknown as { firstLoadNotes: Notes }).firstLoadNotes;
    const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    const isQuiet = hydratedAt > 0 && performance.now() > hydratedAt + 3000;
    return isQuiet && inView.every((image) => image.complete) && document.fonts.status === 'loaded';
  });
  return page.evaluate(() => ({
    ...(globalThis as unknown as { firstLoadNotes: Notes }).firstLoadNotes,
    resources: performance.getEntriesByType('resource').map((entry) => ({
      path: new URL(entry.name).pathname,
      startedAt: entry.startTime,
      bytes: (entry as PerformanceResourceTiming).encodedBodySize,
    })),
  }));
}
