import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { largestInput } from '../src/testing/fuzz/largest-inputs.ts';
import { type CallOperation, callOperations } from '../src/testing/fuzz/open-api.ts';
import { settledShopper } from '../src/testing/other-peoples-data/settled-shopper.ts';
import makeTemplates, { dropTemplates } from '../src/testing/template-databases.ts';
import { buildTestApp, type TestApp } from '../src/testing/test-app.ts';

/**
 * Makes every call of the API with the largest parameters that its description allows, and prints how long each kept the
 * event loop of its process, so everybody: the longest turn, of five tries the shortest, since a busy machine and the
 * garbage collector lengthen some. Fails above --most milliseconds, and where a
 * call refuses its input, as it is then not driven to its end. The callers share the process, so their own part counts.
 */
const { values } = parseArgs({ options: { most: { type: 'string', default: '50' } } });
const TRIES = 5;

await makeTemplates();
const app = await buildTestApp({ environment: { TRUST_PROXY: 'loopback' } });
try {
  const turns = await longestTurns(app);
  for (const { path, ms, status, bytes } of turns.toSorted((one, other) => other.ms - one.ms)) {
    process.stdout.write(`${ms.toFixed(1).padStart(8)} ms  ${status}  ${String(bytes).padStart(6)} bytes  ${path}\n`);
  }
  const refused = turns.filter(({ status }) => status !== 200);
  for (const { path, body } of refused) process.stdout.write(`REFUSED ${path}: ${body.slice(0, 300)}\n`);
  if (refused.length > 0 || turns.some(({ ms }) => ms > Number(values.most))) process.exitCode = 1;
} finally {
  await app.close();
  await dropTemplates();
}

async function longestTurns({ http }: TestApp) {
  const operations = callOperations((await http.inject({ url: '/api/openapi.json' })).json());
  let shopper = await settledShopper(app, 'Largest');
  let origin = 0;
  const once = async (operation: CallOperation) => {
    const { as, requestParameters } = await largestInput(app, shopper, operation);
    const { path } = operation;
    const payload = JSON.stringify({ requestParameters });
    origin += 1;
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const { statusCode: status, body } = await http.inject({
      method: 'POST',
      url: path,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.9.${origin >> 8}.${origin & 255}`,
        token: as.token,
        userid: String(as.userId),
      },
      payload,
    });
    delay.disable();
    return { path, status, body, bytes: payload.length, ms: delay.max / 1e6 };
  };
  const turns = [];
  for (const operation of operations) {
    const tries = [];
    while (tries.length < TRIES) {
      const tried = await once(operation);
      // The call before has logged out the shopper.
      if (tried.status === 401 && tries.length === 0) shopper = await settledShopper(app, `Largest${origin}`);
      tries.push(tried);
    }
    // What was refused says less than what was answered.
    const answered = tries.filter(({ status }) => status === 200);
    const [shortest] = (answered.length > 0 ? answered : tries).toSorted((one, other) => one.ms - other.ms);
    if (shortest) turns.push(shortest);
  }
  return turns;
}
