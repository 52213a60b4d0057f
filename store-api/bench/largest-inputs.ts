import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { valuesFor } from '../src/testing/fuzz/fuzz.ts';
import { type CallOperation, callOperations, type JsonSchema } from '../src/testing/fuzz/open-api.ts';
import type { KnownValues } from '../src/testing/fuzz/requests.ts';
import { settledShopper } from '../src/testing/other-peoples-data/settled-shopper.ts';
import makeTemplates, { dropTemplates } from '../src/testing/template-databases.ts';
import { buildTestApp, type TestApp } from '../src/testing/test-app.ts';

/**
 * Makes every call of the API with the largest parameters that its description allows, and prints how long each kept the
 * event loop of its process, so everybody: the longest turn, of five tries the shortest, since a busy machine and the
 * garbage collector lengthen some. Fails above --most milliseconds. The callers share the process, so their own part counts.
 */
const { values } = parseArgs({ options: { most: { type: 'string', default: '50' } } });
const TRIES = 5;
/** The gateway takes no more. */
const MOST_BYTES = 64 * 1024;

await makeTemplates();
const app = await buildTestApp({ environment: { TRUST_PROXY: 'loopback' } });
try {
  const turns = await longestTurns(app);
  for (const { path, ms, status, bytes } of turns.toSorted((one, other) => other.ms - one.ms)) {
    process.stdout.write(`${ms.toFixed(1).padStart(8)} ms  ${status}  ${String(bytes).padStart(6)} bytes  ${path}\n`);
  }
  if (turns.some(({ ms }) => ms > Number(values.most))) process.exitCode = 1;
} finally {
  await app.close();
  await dropTemplates();
}

async function longestTurns({ http, db }: TestApp) {
  const operations = callOperations((await http.inject({ url: '/api/openapi.json' })).json());
  const products = await db.selectFrom('products').select('product_id').limit(100).execute();
  const lines = products.map(({ product_id }) => ({ ProductId: product_id, Quantity: 1 }));
  const long = { cartJsonData: [JSON.stringify(lines)], ProductIds: [lines.map(({ ProductId }) => ProductId).join()] };
  let shopper = await settledShopper(app, 'Largest');
  let origin = 0;
  const once = async ({ path, parameters }: CallOperation) => {
    const known = { ...(await valuesFor(app, shopper)), ...long };
    const payload = JSON.stringify({ requestParameters: largest(parameters, '', known) });
    origin += 1;
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const { statusCode: status } = await http.inject({
      method: 'POST',
      url: path,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.9.${origin >> 8}.${origin & 255}`,
        token: shopper.token,
        userid: String(shopper.userId),
      },
      payload,
    });
    delay.disable();
    return { path, status, bytes: payload.length, ms: delay.max / 1e6 };
  };
  const turns = [];
  for (const operation of operations) {
    const tries = [];
    while (tries.length < TRIES) {
      const tried = await once(operation);
      // The call before has logged out or deleted the shopper.
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

function longest(all: readonly unknown[] = []): unknown {
  return all.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0];
}

function largest(schema: JsonSchema, name: string, known: KnownValues): unknown {
  if (known[name]) return longest(known[name]);
  if (schema.anyOf) return longest(schema.anyOf.map((one) => largest(one, name, known)));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.at(-1);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, one]) => [key, largest(one, key, known)]),
      );
    case 'array':
      return Array.from({ length: schema.maxItems ?? 100 }, () => largest(schema.items ?? {}, '', known));
    case 'string':
      return longestText(schema);
    case 'integer':
    case 'number':
      return schema.maximum ?? 1_000_000;
    case 'boolean':
      return true;
    default:
      return null;
  }
}

/** Words and signs of two bytes, which cost more than letters. */
function longestText({ pattern, maxLength = MOST_BYTES / 8 }: JsonSchema): string {
  if (!pattern) return 'كرسي <b>sofa</b> '.repeat(Math.ceil(maxLength / 17)).slice(0, maxLength);
  const samples = fc.sample(fc.stringMatching(new RegExp(pattern), { maxLength }), { numRuns: 50, seed: 1 });
  return String(longest(samples) ?? '');
}
