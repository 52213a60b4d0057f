import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { changedParts, pairsOf } from '../.ci/released/changed-parts.ts';
import { findHeadlessChromium, NO_CHROMIUM } from '../.ci/test/chromium.ts';
import { launchOptions } from './store/browser.ts';
import { ROOT } from './store/composed-store.ts';
import type { StoreFixtureOptions } from './store/store-test.ts';

const executablePath = findHeadlessChromium();
if (!executablePath) throw new Error(NO_CHROMIUM);

// Every worker reads this file again, and inherits the values of the first reading.
process.env.E2E_FOLDER ??= mkdtempSync(path.join(tmpdir(), 'store-e2e-'));

const pairs = pairsOf(changedParts(ROOT));

/** Makes the releases that the projects after it are composed of. */
const LAST_RELEASES = '**/last-releases.setup.ts';

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

export default defineConfig<object, StoreFixtureOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './store/seed-once.ts',
  globalTeardown: './store/clear-up.ts',
  outputDir: './test-results',
  // More workers than cores: a journey spends half its time waiting.
  workers: 3,
  // A machine of CI that builds and tests takes several times as long as a desk's.
  timeout: 600_000,
  expect: {
    timeout: 60_000,
    // Another release of Chromium smooths letters otherwise; what moves or changes its colour differs in far more.
    toHaveScreenshot: { maxDiffPixelRatio: 0.005, scale: 'device', pathTemplate: 'pictures/kept/{arg}{ext}' },
  },
  forbidOnly: true,
  // A run of 300 journeys is not lost by one that failed once: it ends with the list of those.
  retries: 1,
  reporter: report ? [['line'], ['json', { outputFile: report }]] : 'list',
  projects: [
    { name: 'this' },
    ...(pairs.length > 0 ? [{ name: 'last-releases', testMatch: LAST_RELEASES }] : []),
    ...pairs.map((composedOf) => ({
      name: composedOf,
      use: { composedOf },
      grep: /@contract-gate/,
      dependencies: ['last-releases'],
      // One store each, not three: starting it takes as long as a journey.
      workers: 1,
    })),
  ],
  use: {
    folder: process.env.E2E_FOLDER,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 900 },
    // Chromium draws each frame in software. Less motion cut 20 journeys from 107-121 to 90 s of CPU; `MOVING` restores it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    // Requests of a page with one pass by `page.route`; layout/offline-reload.spec.ts is about the store's.
    serviceWorkers: 'block',
    // Recording a trace costs a third of the run: `playwright test --trace on` when needed.
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(executablePath),
  },
});
