import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../.ci/test/chromium.ts';

export function launchOptions(executablePath: string): LaunchOptions {
  return {
    executablePath,
    args: [
      '--no-sandbox',
      // The headless shell places letters on whole pixels without it; a shopper's browser does not.
      '--font-render-hinting=none',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

/** For journeys of touch: to the headless shell a tablet's tap is a mouse's. */
export const WHOLE_CHROMIUM = {
  launchOptions: launchOptions(findChromium({ PATH: process.env.PATH }) ?? process.env.CHROME_PATH ?? ''),
};

/** For journeys about what moves. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Back from the browser's memory: Playwright turns that off, and the headless shell has none. */
export const BACK_FORWARD_CACHE = {
  launchOptions: { ...WHOLE_CHROMIUM.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
};
