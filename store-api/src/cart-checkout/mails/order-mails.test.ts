import { cartData } from 'shared-contracts/api/cart-data';
import { weekdayText } from 'shared-contracts/domain/date-text';
import { daysFrom } from 'shared-contracts/domain/day-text';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { writeTranslations } from '../../platform/translation-commands/translation-file.ts';
import { emptyOutbox, mailOf } from '../../testing/empty-outbox.ts';
import { testPlaces } from '../../testing/places.ts';
import { anyShopper, buy, newEmail, stockedProduct } from '../../testing/shop-floor.ts';
import { describeOnDatabase, testSettings } from '../../testing/test-app.ts';
import { orderConfirmed } from './order-mails.ts';

const { store } = testSettings();

describeOnDatabase('the confirmation of an order', (app) => {
  const later = () => new Date(Date.now() + 60_000);
  const confirmation = async (to: string) => mailOf(await emptyOutbox(app(), later), orderConfirmed, to);

  // A stranger's mailbox used to receive 'Your refund waits at https://…' as the address of a free download.
  it('says where it goes in one line, whatever was typed, with city and state [SEC-08] [PAY-14]', async () => {
    const ContactEmail = newEmail();
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
    await buy(app(), await anyShopper(app()), [{ ProductId: sofa, Quantity: 1 }], {
      DeliveryAddress,
      ContactEmail,
    });
    const mail = await confirmation(ContactEmail);
    expect(mail?.text.split('\n')).toContain(
      'Deliver to: 12 Lake Road Your refund waits: https: /evil. example/login, Bengaluru, Karnataka 560001',
    );
    expect(mail?.text).toMatch(/^Hello,$/m);
    expect(mail?.text).not.toContain('Delivered to');
    const links = [...(mail?.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links.every((href) => href?.startsWith('https://store.example/'))).toBe(true);
    expect(mail?.html).not.toContain('evil.example');
  });

  // Everybody was promised the days of the plains.
  it.each([
    ['560001', '29', 9],
    ['194101', '38', 10],
  ])('promises the day for %s [PAY-14] [CAT-20]', async (PostalCode, gstCode, days) => {
    const ContactEmail = newEmail();
    const { city_id, state_province_id } = await app()
      .db.selectFrom('cities')
      .innerJoin('states_provinces', 'states_provinces.state_province_id', 'cities.state_province_id')
      .select(['city_id', 'states_provinces.state_province_id'])
      .where('gst_code', '=', gstCode)
      .limit(1)
      .executeTakeFirstOrThrow();
    const sofa = await stockedProduct(app().db);
    const DeliveryAddress = {
      Name: 'Asha',
      Phone: '9876543210',
      AddressLineOne: '12 Lake Road',
      CityID: city_id,
      StateProvinceID: state_province_id,
      PostalCode,
    };
    const before = new Date();
    await buy(app(), await anyShopper(app()), [{ ProductId: sofa, Quantity: 1 }], { DeliveryAddress, ContactEmail });
    const arrivals = [before, new Date()].map((paid) => `Arrives: By ${weekdayText(daysFrom(paid, days), 'en-IN')}`);
    const arrival = (await confirmation(ContactEmail))?.text.split('\n').find((line) => line.startsWith('Arrives'));
    expect(arrivals).toContain(arrival);
  });

  // What was in stock was told as being made.
  it.each([
    [null, 'Being prepared', 'Being made'],
    [5, 'Being made', 'Being prepared'],
  ])('of what takes %s days to make says that it is %s [PAY-14] [CAT-13]', async (lead_days, said, unsaid) => {
    const ContactEmail = newEmail();
    const product_id = await stockedProduct(app().db);
    await app().db.insertInto('product_facts').values({ product_id, lead_days }).execute();
    await buy(app(), await anyShopper(app()), [{ ProductId: product_id, Quantity: 1 }], { ContactEmail });
    const text = (await confirmation(ContactEmail))?.text;
    expect(text).toContain(said);
    expect(text).not.toContain(unsaid);
  });

  // The rest of the mail was Arabic.
  it('names articles in the language of the order [SH-21] [PAY-14]', async () => {
    const ContactEmail = newEmail();
    const sofa = await stockedProduct(app().db, { name: 'Kamini Sofa' });
    const translation = { shown_from: 'products.name', english: 'Kamini Sofa', translated: 'أريكة كاميني' } as const;
    await writeTranslations(app().db, 'ar', [{ ...translation, state: 'checked' }]);
    const basket = [{ ProductId: sofa, Quantity: 1 }];
    await buy(app(), await anyShopper(app()), basket, { ContactEmail, LanguageCode: 'ar' });
    const mail = await confirmation(ContactEmail);
    expect(mail?.text).toContain('أريكة كاميني');
    expect(mail?.html).toContain('<bdi>أريكة كاميني</bdi>');
    expect(mail?.text).not.toContain('Kamini');
  });

  it('shows what was bought, with one button, and stays small [PAY-14] [PAY-18]', async () => {
    const ContactEmail = newEmail();
    const sofa = await stockedProduct(app().db);
    const { image_id } = await app().db.selectFrom('images').select('image_id').executeTakeFirstOrThrow();
    await app().db.insertInto('product_images').values({ product_id: sofa, position: 1, image_id, alt: '' }).execute();
    await buy(app(), await anyShopper(app()), [{ ProductId: sofa, Quantity: 1 }], { ContactEmail });
    const { html = '' } = (await confirmation(ContactEmail)) ?? {};
    expect(html).toContain(`<img src="https://store.example/media/${image_id}/160.jpg" alt="" width="64" height="`);
    expect((await app().http.inject(`/media/${image_id}/160.jpg`)).headers['content-type']).toBe('image/jpeg');
    expect((await app().http.inject('/media/mail-mark.png')).headers['content-type']).toBe('image/png');
    expect(html.match(/background:#A3452A/g)).toHaveLength(1);
    expect(html.length).toBeLessThan(12_000);
  });

  // 'Bengaluru, Karnataka' stood in the middle of an Arabic address.
  it('names state and city in the language of the order [SH-21] [PAY-14]', async () => {
    const ContactEmail = newEmail();
    const { karnataka, bengaluru } = await testPlaces(app().db);
    await writeTranslations(app().db, 'ar', [
      { shown_from: 'states_provinces.state_name', english: 'Karnataka', translated: 'كارناتاكا', state: 'checked' },
      { shown_from: 'cities.city_name', english: 'Bengaluru', translated: 'بنغالورو', state: 'checked' },
    ]);
    const DeliveryAddress = {
      Name: 'Asha',
      Phone: '9876543210',
      AddressLineOne: '12 Lake Road',
      CityID: bengaluru,
      StateProvinceID: karnataka,
      PostalCode: '560001',
    };
    const basket = [{ ProductId: await stockedProduct(app().db), Quantity: 1 }];
    await buy(app(), await anyShopper(app()), basket, { ContactEmail, DeliveryAddress, LanguageCode: 'ar' });
    expect((await confirmation(ContactEmail))?.text).toContain('12 Lake Road, بنغالورو, كارناتاكا 560001');
  });

  it('shows discount and delivery between the articles and the total [PAY-14]', async () => {
    const ContactEmail = newEmail();
    const sofa = await stockedProduct(app().db, { price: 30_000, shippingFee: 500 });
    const as = await anyShopper(app());
    const basket = [{ ProductId: sofa, Quantity: 1 }];
    const { discount } = await app().call(cartData, { cartJsonData: JSON.stringify(basket), CouponCode: 'NEW5' }, as);
    expect(discount).toBe(1500);
    await buy(app(), as, basket, { CouponCode: 'NEW5', ContactEmail });
    const mail = await confirmation(ContactEmail);
    expect(mail?.text).toContain(
      ['1 × Test Sofa: ₹30,000', 'Discount (NEW5): −₹1,500', 'Delivery: ₹500', 'Total, GST included: ₹29,000'].join(
        '\n',
      ),
    );
  });
});

describe('the confirmation of an order that an earlier release queued', () => {
  it('is still written, without a discount per line [PAY-14]', () => {
    const facts = {
      orderNumber: 'KC-2611-000123',
      name: 'Asha',
      total: 100,
      lines: [],
      invoiceNumber: '',
      isNumbered: true,
      address: '',
    };
    const context = { language: 'ar', store, origin: 'https://store.example' } as const;
    const { text } = writeMail(
      orderConfirmed.compose(
        {
          ...facts,
          discount: 0,
          delivery: 0,
          couponCode: '',
          placedAt: '',
          arrivalDays: null,
          isMadeToOrder: false,
          follow: '',
          pictures: [],
        },
        context,
      ),
      context,
    );
    expect(text).not.toContain('الخصم');
  });
});
