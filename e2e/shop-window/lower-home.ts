import type { Page } from '@playwright/test';

/** The blocks below the fold hydrate when they come near. */
export async function awake(page: Page): Promise<void> {
  await page.locator('main details').first().scrollIntoViewIfNeeded();
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const questions = document.querySelector('main details');
    return questions !== null && Object.keys(questions).some((key) => key.startsWith('__reactProps$'));
  });
}
