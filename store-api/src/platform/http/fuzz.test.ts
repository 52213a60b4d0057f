import { fuzz } from '../../testing/fuzz/fuzz.ts';
import { report } from '../../testing/processes/store-process.ts';
import { describeOnEachDatabase } from '../../testing/test-app.ts';

describeOnEachDatabase(
  'every call under requests made from its own description',
  (app, engine) => {
    it('answers no 5xx, nothing late, what it describes, and writes nothing when it refuses [SEC-03]', async () => {
      const { requests, seed, statuses } = await fuzz(app(), 1500);
      report(`fuzz on ${engine.name}: ${requests} requests, seed ${seed}, ${JSON.stringify(statuses)}`);
    }, 300_000);
  },
  { environment: { TRUST_PROXY: 'loopback' } },
);
