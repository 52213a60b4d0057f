import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { getPaymentMethods } from 'shared-contracts/api/get-payment-methods';
import { freePorts } from '../../.ci/start/ports.ts';
import { planApi } from '../../.ci/start/service-plan.ts';
import { scratchFolder } from '../store/data-folders.ts';
import { withDatabase } from '../store/with-database.ts';
import { DRAIN_MS, startBehindBalancer, under } from './support/behind-balancer.ts';
import { expect, test } from './support/federation-test.ts';

const CALLS = [getAllProducts, getCategoriesList, getPaymentMethods];

test('PostgreSQL: two APIs are restarted in turn under calls, and none fails', { tag: '@OPS-15' }, async ({
  store,
}) => {
  const { options } = store;
  await withDatabase(async (url) => {
    const [one = 0, two = 0, port = 0] = await freePorts(3);
    const plans = [one, two].map((api) =>
      planApi({
        ...options,
        ports: { ...options.ports, 'store-api': api },
        dataFolder: scratchFolder(),
        apiEnvironment: { DATABASE_URL: url, DRAIN_MS: String(DRAIN_MS) },
      }),
    );
    const apis = await startBehindBalancer({ ...options, plans, port });
    try {
      const statuses = new Set<number>();
      const load = CALLS.map(({ path }) => async () => {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ requestParameters: {} }),
        });
        await answer.text();
        statuses.add(answer.status);
      });
      const asked = await under(load, () => apis.roll());
      expect(apis.balancer.failed).toEqual([]);
      expect([...statuses]).toEqual([200]);
      expect(asked).toBeGreaterThan(20);
    } finally {
      await apis.stop();
    }
  });
});
