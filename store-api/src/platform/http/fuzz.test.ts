import { fuzz } from '../../testing/fuzz/fuzz.ts';
import { report } from '../../testing/processes/store-process.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

/** On a machine that runs much else: the long form, by itself, allows two seconds. */
const HANGS_MS = 15_000;

describeOnDatabase(
  'every call under requests made from its own description',
  (app) => {
    it('answers no 5xx, nothing late, what it describes, and writes nothing when it refuses [SEC-03]', async () => {
      const { requests, seed, statuses } = await fuzz(app(), 1500, { slowestAllowed: HANGS_MS });
      report(`fuzz: ${requests} requests, seed ${seed}, ${JSON.stringify(statuses)}`);
    }, 900_000);
  },
  { environment: { TRUST_PROXY: 'loopback' } },
);
