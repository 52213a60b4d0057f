import { type ApiCall, withoutDecoder } from 'shared-contracts/api/call';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { parseBody } from 'shared-contracts/api/parse-body';
import { measuredStore } from './measured-store.ts';
import { median } from './median.ts';

/**
 * Measures what a decoder adds to parsing an answer; prints and never fails: `node e2e/bench/decode.ts`.
 * BENCH_ORIGIN measures the answers of a running store.
 */
const RUNS = 501;

async function main(): Promise<void> {
  const { origin, end } = await measuredStore();
  const measure = async (what: string, call: ApiCall, requestParameters: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ requestParameters });
    const text = await (await fetch(`${origin}${call.path}`, { method: 'POST', headers, body })).text();
    const [parsed, decoded] = [withoutDecoder(call) as ApiCall, call].map((one) => timed(() => parseBody(one, text)));
    const line = `${what}: parsed in ${parsed?.toFixed(2)} ms, parsed and decoded in ${decoded?.toFixed(2)} ms\n`;
    process.stdout.write(line);
  };
  try {
    await measure('a listing of 100 cards', getAllProducts, { PageSize: 100, WithFacets: true });
    await measure('a product in full', getProductDetail, { ProductId: 1 });
  } finally {
    await end();
  }
}

/** Milliseconds. */
function timed(run: () => { readonly ok: boolean }): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    if (!run().ok) throw new Error('the answer does not fit the call');
    return performance.now() - start;
  });
  return median(times);
}

await main();
