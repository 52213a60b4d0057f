import { sql } from 'kysely';
import { migrations } from '../../../platform/database/migrations/index.ts';
import { bought, finalSale } from '../../../testing/order-requests.ts';
import { anyShopper, stockedProduct } from '../../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../../testing/test-app.ts';

describeOnDatabase('an order from before requests could be made', (app) => {
  it('may send back what the catalogue says may come back [ACC-11]', async () => {
    const [sofa, final] = [await stockedProduct(app().db), await finalSale(app())];
    const basket = [sofa, final].map((ProductId) => ({ ProductId, Quantity: 1 }));
    const { deliver, detail, piece } = await bought(app(), await anyShopper(app()), basket, { now: () => new Date() });
    await deliver();
    // The schema as it was then.
    await sql`drop table order_request_lines, order_requests`.execute(app().db);
    await sql`alter table order_items drop column is_returnable`.execute(app().db);
    await migrations['0135-order-requests']?.up(app().db);
    expect(await detail()).toMatchObject({ Returnable: [piece(sofa, 1)], Requests: [] });
  });
});
