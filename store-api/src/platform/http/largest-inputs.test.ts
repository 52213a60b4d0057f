import { largestInput } from '../../testing/fuzz/largest-inputs.ts';
import { callOperations } from '../../testing/fuzz/open-api.ts';
import { settledShopper } from '../../testing/other-peoples-data/settled-shopper.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

/** Ten times what a call may keep the event loop: `npm run bench:largest-inputs` measures turns, on a calm machine. */
const MOST_PROCESSOR_MS = 500;

describeOnDatabase(
  'the largest inputs that the rules accept',
  (app) => {
    // A quarter of the calls refused what they were measured with, and so were not driven to their end.
    it('drive every call to its end, for little of the thread that serves everybody, and no cache stores it [SEC-10]', async () => {
      const operations = callOperations((await app().http.inject({ url: '/api/openapi.json' })).json());
      let shopper = await settledShopper(app(), 'Largest');
      const faults: string[] = [];
      for (const [index, operation] of operations.entries()) {
        const { as, requestParameters } = await largestInput(app(), shopper, operation);
        const before = process.threadCpuUsage();
        const { statusCode, headers, body } = await app().http.inject({
          method: 'POST',
          url: operation.path,
          headers: { 'x-forwarded-for': `10.9.0.${index + 1}`, token: as.token, userid: String(as.userId) },
          payload: { requestParameters },
        });
        const { user, system } = process.threadCpuUsage(before);
        const ms = (user + system) / 1000;
        if (statusCode !== 200) faults.push(`${operation.path} answered ${statusCode}: ${body.slice(0, 200)}`);
        if (!/no-store$/.test(String(headers['cache-control']))) faults.push(`${operation.path} may be stored`);
        if (ms > MOST_PROCESSOR_MS) faults.push(`${operation.path} took ${Math.round(ms)} ms of the thread`);
        if (/\/(?:logout-user|end-all-sessions)$/.test(operation.path))
          shopper = await settledShopper(app(), `Largest${index}`);
      }
      expect(operations.length).toBeGreaterThan(90);
      expect(faults).toEqual([]);
    }, 900_000);
  },
  { environment: { TRUST_PROXY: 'loopback' } },
);
