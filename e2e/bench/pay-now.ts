import { type Browser, chromium } from '@playwright/test';
import { findChromium, NO_CHROMIUM } from '../../.ci/test/chromium.ts';
import { toFilledCheckout } from '../money/support/to-checkout.ts';
import { keepConsent } from '../store/keep-consent.ts';
import { somebody } from '../store/person.ts';
import { Shopper } from '../store/shopper.ts';
import { measuredStore } from './measured-store.ts';
import { median } from './median.ts';

/**
 * Measures payment times; prints and never fails: `npm run bench:pay-now`. From Pay Now to the open payment window, and
 * from the payment in it (the sandbox answers at once) to the thank-you page.
 * BENCH_ORIGIN measures a running store; BENCH_RUNS is the number of runs (5).
 */
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const print = (line: string) => process.stdout.write(`${line}\n`);

interface Waits {
  /** Milliseconds. */
  readonly toWindow: number;
  readonly toThanks: number;
}

async function main(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  const { origin, end } = await measuredStore();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const waits: Waits[] = [];
    for (let run = 0; run < RUNS; run += 1) waits.push(await purchase(browser, origin));
    const [toWindow, toThanks] = [waits.map((wait) => wait.toWindow), waits.map((wait) => wait.toThanks)];
    print(`\nPay Now, medians of ${RUNS} in ms`);
    print(`Pay Now to the payment window      ${median(toWindow).toFixed(0)}`);
    print(`payment to /PaymentSuccess         ${median(toThanks).toFixed(0)}`);
    print(
      `both, without the shopper's own    ${median(waits.map((wait) => wait.toWindow + wait.toThanks)).toFixed(0)}`,
    );
  } finally {
    await browser.close();
    await end();
  }
}

/** A new shopper buys a sofa. */
async function purchase(browser: Browser, origin: string): Promise<Waits> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } });
  await keepConsent(context, true);
  const shopper = new Shopper(await context.newPage(), 'en');
  await toFilledCheckout(shopper, somebody());
  await shopper.page.waitForLoadState('networkidle');
  const toWindow = await timed(async () => {
    await shopper.payNow();
    await shopper.paymentWindow().waitFor();
  });
  const toThanks = await timed(async () => {
    await shopper.payWith('success');
    await shopper.heading(shopper.texts.thanks).waitFor();
  });
  await context.close();
  return { toWindow, toThanks };
}

async function timed(act: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

await main();
