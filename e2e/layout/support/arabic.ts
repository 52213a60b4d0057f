import { expect, type Page } from '@playwright/test';
import { arabicTypeFaults } from './arabic-type-faults.ts';
import { latinWords } from './latin-words.ts';

/**
 * Expects no Latin word without a reason and no fault of Arabic type in the open page, whose disclosures it opens. A
 * failure does not stop the test.
 */
export async function expectArabic(page: Page, name: string): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => latinWords(page), { message: name, timeout: 10_000 })
    .toEqual([]);
  expect.soft(await arabicTypeFaults(page), `type of ${name}`).toEqual([]);
}
