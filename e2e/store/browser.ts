import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../.ci/test/chromium.ts';

export function launchOptions(executablePath: string): LaunchOptions {
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

/**
 * For journeys that judge faces: Chromium's headless shell places letters on whole pixels, so a line can break elsewhere than
 * in a shopper's browser.
 */
export const WHOLE_CHROMIUM = {
  launchOptions: launchOptions(findChromium({ PATH: process.env.PATH }) ?? process.env.CHROME_PATH ?? ''),
};
