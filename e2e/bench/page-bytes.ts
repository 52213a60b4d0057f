import type { Browser } from '@playwright/test';

/** A phone's first visit: kilobytes as transferred, by kind. */
export async function pageBytes(browser: Browser, url: string): Promise<Readonly<Record<string, number>>> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const bytes = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [document] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
    const total = (pattern: RegExp) =>
      entries
        .filter(({ name }) => pattern.test(new URL(name).pathname))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return {
      HTML: document?.encodedBodySize ?? 0,
      JS: total(/\.js$/),
      CSS: total(/\.css$/),
      fonts: total(/\.woff2$/),
      pictures: total(/^\/media\//),
    };
  });
  await context.close();
  return Object.fromEntries(
    Object.entries(bytes).map(([kind, count]) => [`${kind} KB`, Number((count / 1000).toFixed(1))]),
  );
}
