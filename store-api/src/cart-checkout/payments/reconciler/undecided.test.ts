import { paise } from 'shared-contracts/domain/money';
import { moneyRows, testPayments } from '../../../testing/money.ts';
import { anyShopper, startPayment, stockedProduct, stockOf } from '../../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../../testing/test-app.ts';
import type { ProviderPayment } from '../provider.ts';
import { reconcile } from './reconcile.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
let moment = new Date();

// A bank that takes its time: without this file, ending such a payment at its first question was noticed by no test.
describeOnDatabase(
  'a payment that the bank has not decided',
  (app) => {
    beforeEach(() => {
      moment = new Date();
    });

    async function attempted() {
      const sofa = await stockedProduct(app().db, { price: 11_800, stock: 1 });
      const { id } = await startPayment(app(), await anyShopper(app()), [{ ProductId: sofa, Quantity: 1 }]);
      const began = moment.getTime();
      return {
        sofa,
        id,
        /** A round of the reconciler at a time after the start, to a provider that says so of the attempt. */
        async asked(afterMs: number, status: ProviderPayment['status']) {
          moment = new Date(began + afterMs);
          const context = await testPayments(app(), () => moment);
          const attempt = { id: `pay_of_${id}`, orderId: id, amount: paise(1_180_000), currency: 'INR', status };
          const paymentsOf = async (orderId: string) => ({ ok: true, value: orderId === id ? [attempt] : [] }) as const;
          await reconcile({ ...context, provider: { ...context.provider, paymentsOf } });
          return (await moneyRows(app(), id)).state;
        },
      };
    }

    it('stays open for a day, however often it is asked about, and ends then [PAY-15] [PAY-12]', async () => {
      const { asked } = await attempted();
      for (const hours of [0.3, 1, 6, 23.9]) expect(await asked(hours * HOUR_MS, 'pending')).toBe('created');
      expect(await asked(24 * HOUR_MS + 10 * MINUTE_MS, 'pending')).toBe('expired');
    });

    it('is an order once the bank has decided, hours later [PAY-15]', async () => {
      const { sofa, id, asked } = await attempted();
      expect(await asked(16 * MINUTE_MS, 'pending')).toBe('created');
      expect(await asked(5 * HOUR_MS, 'captured')).toBe('paid');
      expect([(await moneyRows(app(), id)).orders, await stockOf(app().db, sofa)]).toEqual([1, 0]);
    });

    it('ends at the first question after the bank has refused it [PAY-15]', async () => {
      const { asked } = await attempted();
      expect(await asked(16 * MINUTE_MS, 'pending')).toBe('created');
      expect(await asked(2 * HOUR_MS, 'failed')).toBe('expired');
    });
  },
  { now: () => moment },
);
