import { brotliCompressSync, constants } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import type { RunningStore } from '../../.ci/start/running-store.ts';
import { budgetOf } from '../../store-api/src/testing/budgets.ts';
import { expect, test } from './support/federation-test.ts';
import { someProduct } from './support/sample-paths.ts';

/** A calculation at a fixed level, whichever the shell sends. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const PAGES: Readonly<Record<string, (request: APIRequestContext) => Promise<string>>> = {
  'home page': async () => '/',
  'listing page': async () => '/ProductListing?min=5000',
  'product page': someProduct,
};

test('a page rendered for the first time costs no more API calls, bytes and elements than its budget', {
  tag: ['@PERF-03'],
}, async ({ store, request, startNewShell }) => {
  await startNewShell();
  for (const [what, pathOf] of Object.entries(PAGES)) {
    const path = await pathOf(request);
    // Another page, so that what all pages share has been read.
    await request.get('/Contactus');
    const before = await apiCalls(store);
    const html = await (await request.get(path)).text();
    const counts = {
      'API calls': (await apiCalls(store)) - before,
      bytes: Buffer.byteLength(html),
      'bytes in brotli': brotliCompressSync(html, BROTLI).length,
      elements: html.match(/<[a-z][^>]*>/g)?.length,
    };
    test.info().annotations.push({ type: 'measured', description: `${what}: ${JSON.stringify(counts)}` });
    for (const [count, limit] of Object.entries(budgetOf(what))) {
      expect.soft(counts[count as keyof typeof counts], `${count} of the ${what}`).toBeLessThanOrEqual(limit);
    }
  }
});

/** How many the shell has made so far. */
async function apiCalls(store: RunningStore): Promise<number> {
  const metrics = await (await fetch(`${store.serviceOrigin('store-api')}/metrics`)).text();
  const counts = metrics.matchAll(/^http_request_duration_seconds_count\{method="POST".* (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
