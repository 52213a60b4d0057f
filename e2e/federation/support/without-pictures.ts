import type { Page } from '@playwright/test';

const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Pictures are made at their first request and take all a core has: too dear where nobody looks at them. */
export async function withoutPictures(page: Page): Promise<void> {
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: NOTHING }));
}
