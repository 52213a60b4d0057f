import { cartData } from 'shared-contracts/api/cart-data';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { emptyOutbox } from '../../testing/empty-outbox.ts';
import { anyShopper, buy, stockedProduct, testPlaces } from '../../testing/shop-floor.ts';
import { describeOnDatabase, testSettings } from '../../testing/test-app.ts';
import { orderConfirmed } from './order-mails.ts';

const { store } = testSettings();

describeOnDatabase('the confirmation of an order', (app) => {
  const later = () => new Date(Date.now() + 60_000);

  // Somebody else's mailbox received 'Your refund waits at https://…' as the address of a download for nothing.
  it('says where it goes in one line, whatever was typed, with city and state [SEC-08] [PAY-14]', async () => {
    const { karnataka, bengaluru } = await testPlaces(app().db);
    const sofa = await stockedProduct(app().db);
    const DeliveryAddress = {
      Name: 'Win at evil.example',
      Phone: '9876543210',
      AddressLineOne: '12 Lake Road\r\n\r\nYour refund waits:\u2028https://evil.example/login',
      CityID: bengaluru,
      StateProvinceID: karnataka,
      PostalCode: '560001',
    };
    await buy(app(), await anyShopper(app()), [{ ProductId: sofa, Quantity: 1 }], { DeliveryAddress });
    const [mail] = await emptyOutbox(app(), later);
    expect(mail?.text.split('\n')).toContain(
      'Deliver to: 12 Lake Road Your refund waits: https: /evil. example/login, Bengaluru, Karnataka 560001',
    );
    expect(mail?.text).toMatch(/^Hello,$/m);
    expect(mail?.text).not.toContain('Delivered to');
    const links = [...(mail?.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links.every((href) => href?.startsWith('https://store.example/'))).toBe(true);
    expect(mail?.html).not.toContain('evil.example');
  });

  it('shows discount and delivery between the articles and the total [PAY-14]', async () => {
    const sofa = await stockedProduct(app().db, { price: 30_000, shippingFee: 500 });
    const as = await anyShopper(app());
    const basket = [{ ProductId: sofa, Quantity: 1 }];
    const { discount } = await app().call(cartData, { cartJsonData: JSON.stringify(basket), CouponCode: 'NEW5' }, as);
    expect(discount).toBe(1500);
    await buy(app(), as, basket, { CouponCode: 'NEW5' });
    const mail = (await emptyOutbox(app(), later)).at(-1);
    expect(mail?.text).toContain(
      [
        '1 × Test Sofa: ₹30,000.00',
        'Discount (NEW5): −₹1,500.00',
        'Delivery: ₹500.00',
        'Total, GST included: ₹29,000.00',
      ].join('\n'),
    );
  });
});

describe('the confirmation of an order that an earlier release queued', () => {
  it('is still written, without a discount of its own [PAY-14]', () => {
    const facts = {
      orderNumber: 'KC-2611-000123',
      name: 'Asha',
      total: 100,
      lines: [],
      invoiceNumber: '',
      address: '',
    };
    const context = { language: 'ar', store, origin: 'https://store.example' } as const;
    const { text } = writeMail(
      orderConfirmed.compose({ ...facts, discount: 0, delivery: 0, couponCode: '' }, context),
      context,
    );
    expect(text).not.toContain('الخصم');
  });
});
