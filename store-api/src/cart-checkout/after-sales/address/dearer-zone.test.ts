import { changeOrderAddress } from 'shared-contracts/api/change-order-address';
import { saveAddress } from 'shared-contracts/api/save-address';
import { operator } from '../../../testing/operator.ts';
import { anyShopper, buy, stockedProduct } from '../../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';

describeOnDatabase(
  'a new address of an order',
  (app) => {
    it('is not where its shopper would have paid more for delivery; the shop may send it there [SHIP-01] [PAY-18]', async () => {
      for (const zone of [
        ['City', 'free', '--pins', '560001-560025'],
        ['Hills', 'free', '--pins', '571201-571299'],
        ['State', '1499', '--state', 'Karnataka'],
      ]) {
        expect((await operator(app(), ['delivery', 'set', ...zone])).exit).toBe(0);
      }
      await until(async () => app().settings.store.deliveryZones.length === 3, 'the zones');
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db, { stock: 5, price: 11_800 });
      const { started } = await buy(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
      const order = await app()
        .db.selectFrom('orders')
        .innerJoin('payments', 'payments.order_id', 'orders.order_id')
        .selectAll('orders')
        .where('provider_order_id', '=', started.id)
        .executeTakeFirstOrThrow();
      const OrderNumber = order.order_number ?? '';
      const at = async (PostalCode: string) => {
        const place = { StateProvinceID: order.delivery_state_id, CityID: order.delivery_city_id, PostalCode };
        const person = { Name: 'Meera Rao', Phone: '9811122233', AddressLineOne: '99 Heron Street' };
        const book = await app().call(saveAddress, { ...person, ...place }, shopper);
        return { OrderNumber, AddressID: book.find((saved) => saved.PostalCode === PostalCode)?.AddressID };
      };
      const refused = await app().refused(changeOrderAddress, await at('577201'), shopper);
      expect(refused.problem).toMatchObject({ status: 409, code: 'another-zone' });
      await app().call(changeOrderAddress, await at('571234'), shopper);
      expect((await operator(app(), ['orders', 'address', OrderNumber, '--pin', '577201'])).exit).toBe(0);
      await app().call(changeOrderAddress, await at('560025'), shopper);
    });
  },
  { followsChanges: true },
);
