import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { getSiteSettings } from 'shared-contracts/api/get-site-settings';
import { anyShopper, handOff, stockedProduct } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase(
  'a store without a payment provider',
  (app) => {
    it('starts, says so to its pages, and refuses to take payments with a clear code [PAY-13] [SEC-04]', async () => {
      expect((await app().call(getSiteSettings, {})).paymentsClosed).toBe(true);
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db);
      const refusal = await app().refused(
        getRazorPay,
        await handOff(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]),
        shopper,
      );
      expect([refusal.status, refusal.problem.code]).toEqual([503, 'payments-not-configured']);
      const script = await app().http.inject({ url: '/payment-sandbox/checkout.js' });
      expect(script.statusCode).toBe(404);
    });
  },
  { environment: { PAYMENT_SANDBOX: 'deny' } },
);
