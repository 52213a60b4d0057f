import { chromium } from '@playwright/test';
import { freePorts } from '../../.ci/start/ports.ts';
import { findChromium, NO_CHROMIUM } from '../../.ci/test/chromium.ts';
import { interactionMedians } from './interactions.ts';
import { lighthouseMedians } from './lighthouse-scores.ts';
import { measuredStore } from './measured-store.ts';
import { pageBytes } from './page-bytes.ts';

/**
 * Measures the store's speed for a shopper; prints and never fails: `npm run bench:shopper`. It
 * measures the checkout's own builds, composed for production over the embedded database, or over PostgreSQL when DATABASE_URL names
 * one. BENCH_ORIGIN measures a running store; BENCH_RUNS is the number of runs (5).
 */
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const print = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  const { origin, end } = await measuredStore();
  const [port = 0] = await freePorts(1);
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const pages = {
      home: `${origin}/`,
      listing: `${origin}/ProductListing`,
      product: `${origin}${await someProduct(origin)}`,
    };
    // The first request for a picture generates it, which is not measured.
    const bytes: Record<string, Readonly<Record<string, number>>> = {};
    for (const [name, url] of Object.entries(pages)) bytes[name] = await pageBytes(browser, url);
    print(`\nFirst load on a phone of 412 px`);
    table(bytes);

    const scores: Record<string, Readonly<Record<string, number>>> = {};
    const failed: string[] = [];
    for (const [name, url] of Object.entries(pages)) {
      const medians = await lighthouseMedians(url, port, RUNS);
      scores[name] = medians.columns;
      failed.push(...medians.failed.map((audit) => `${name}: ${audit}`));
    }
    print(`\nLighthouse, mobile, medians of ${RUNS}`);
    table(scores);
    print(
      failed.length > 0
        ? `Failed audits:\n  ${failed.join('\n  ')}`
        : 'No audit of accessibility, best practices or SEO failed.',
    );

    print(`\nInteractions at a fourfold slowed CPU, medians of ${RUNS}`);
    const taken = await interactionMedians(browser, pages, RUNS);
    table(Object.fromEntries(Object.entries(taken).map(([name, ms]) => [name, { ms }])));
  } finally {
    await browser.close();
    await end();
  }
}

async function someProduct(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/ProductListing`)).text();
  const product = /href="(\/collections\/[^"/]+\/[^"]+)"/.exec(html)?.[1];
  if (!product) throw new Error('the listing names no product');
  return product;
}

function table(rows: Readonly<Record<string, Readonly<Record<string, number>>>>): void {
  const columns = Object.keys(Object.values(rows)[0] ?? {});
  const first = Math.max(...Object.keys(rows).map((name) => name.length));
  print(`${''.padEnd(first)}  ${columns.join('  ')}`);
  for (const [name, values] of Object.entries(rows))
    print(
      `${name.padEnd(first)}  ${columns.map((column) => String(values[column]).padStart(column.length)).join('  ')}`,
    );
}

await main();
