import autocannon, { type Request } from 'autocannon';

/**
 * Pages a second of a running store: `node bench/pages.ts [origin] [seconds]`. 'cached' requests one page
 * repeatedly, 'rendered' a listing with another price in every request.
 */
const [origin = 'http://127.0.0.1:3000', seconds = '10'] = process.argv.slice(2);
const CONNECTIONS = 20;
const headers = { 'accept-encoding': 'br' };

async function measure(name: string, requests: Request[]): Promise<void> {
  const result = await autocannon({ url: origin, connections: CONNECTIONS, duration: Number(seconds), requests });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  const kilobytes = Math.round(result.throughput.total / result.requests.total / 1024);
  const { average } = result.requests;
  const figures = [
    `${Math.round(average)}/s`,
    `p50 ${result.latency.p50} ms`,
    `p99 ${result.latency.p99} ms`,
    `${kilobytes} KB`,
  ];
  process.stdout.write(`${name.padEnd(28)} ${figures.map((figure) => figure.padStart(12)).join(' ')}\n`);
}

for (const path of ['/', '/ProductListing', '/collections/sofas']) {
  await (await fetch(origin + path)).text();
  await measure(`cached ${path}`, [{ path, headers }]);
}
let price = Date.now() % 1_000_000;
await measure('rendered listing', [
  {
    headers,
    setupRequest(request) {
      price += 1;
      return { ...request, path: `/ProductListing?min=${1_000 + (price % 9_000)}&max=${20_000 + (price % 61_000)}` };
    },
  },
]);
