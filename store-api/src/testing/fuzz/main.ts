import { parseArgs } from 'node:util';
import makeTemplates, { dropTemplates } from '../template-databases.ts';
import { buildTestApp } from '../test-app.ts';
import { fuzz } from './fuzz.ts';

/**
 * The fuzzer's long form on PostgreSQL: `npm run fuzz -w store-api [-- --requests 100000] [--seed N]`. Prints its report;
 * fails at the first fault, with the seed that finds it again.
 */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string' } },
});

await makeTemplates();
try {
  const app = await buildTestApp({ environment: { TRUST_PROXY: 'loopback' } });
  try {
    const report = await fuzz(app, Number(values.requests), {
      seed: values.seed === undefined ? undefined : Number(values.seed),
      slowestAllowed: 2000,
    });
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  } finally {
    await app.close();
  }
} finally {
  await dropTemplates();
}
