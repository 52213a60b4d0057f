import { randomUUID } from 'node:crypto';
import { cartData } from 'shared-contracts/api/cart-data';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { getUserLogin } from 'shared-contracts/api/get-user-login';
import { insertTransaction } from 'shared-contracts/api/insert-transaction';
import { signupUser } from 'shared-contracts/api/signup-user';
import { verifyPayment } from 'shared-contracts/api/verify-payment';
import { sessionsRepository } from '../account/people/sessions.ts';
import { usersRepository } from '../account/people/users-repository.ts';
import { giveAllNumbers } from '../cart-checkout/mails/tell-numbers.ts';
import type { Db } from '../platform/database/schema.ts';
import { type TestPlaces, testPlaces } from './places.ts';
import type { Credentials, TestApp } from './test-app.ts';

// What a test of buying says: a stocked product, a shopper, a hand-off, a payment.

export const PASSWORD = 'kadhai-paneer-42';

export interface TestProduct {
  readonly price?: number;
  readonly stock?: number;
  readonly maximum?: number;
  readonly rate?: number;
  readonly shippingFee?: number;
  readonly digital?: boolean;
  readonly name?: string;
}

/** Puts a product on sale; prices in rupees, the GST rate in percent. Answers its id. */
export async function stockedProduct(db: Db, product: TestProduct = {}): Promise<number> {
  const { price = 11_800, stock = 10, maximum = 5, rate = 18, shippingFee = 0, digital = false } = product;
  const unique = randomUUID();
  const hsn_code = `99${String(rate).padStart(2, '0')}`;
  await db
    .insertInto('gst_rates')
    .values({ hsn_code, rate_percent: rate, valid_from: '2017-07-01', valid_to: null, source: 'test' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { category_id } = await db
    .insertInto('categories')
    .values({
      name: 'Test sofas',
      slug: `test-sofas-${unique}`,
      parent_category_id: null,
      image_id: null,
      popular_order: null,
    })
    .returning('category_id')
    .executeTakeFirstOrThrow();
  const { vendor_id } = await db
    .insertInto('vendors')
    .values({
      name: `Test workshop ${unique}`,
      manufacturer_name: 'Test workshop',
      manufacturer_address: 'Jodhpur',
    })
    .returning('vendor_id')
    .executeTakeFirstOrThrow();
  const { product_id } = await db
    .insertInto('products')
    .values({
      name: product.name ?? 'Test Sofa',
      slug: `test-sofa-${unique}`,
      sku: unique,
      stock_quantity: digital ? 0 : stock,
      order_maximum_quantity: maximum,
      main_category_id: category_id,
      vendor_id,
      product_type_id: null,
      material_id: null,
      orientation_id: null,
      seater_id: null,
      color_id: null,
      size_id: null,
      hsn_code,
      is_digital: digital,
      is_shipping_free: shippingFee === 0,
      shipping_fee_paise: shippingFee * 100,
      estimated_shipping_days: 9,
      width_cm: null,
      depth_cm: null,
      height_cm: null,
    })
    .returning('product_id')
    .executeTakeFirstOrThrow();
  await setPrice(db, product_id, { price_paise: Math.round(price * 100) });
  return product_id;
}

/** Lists show only products with pictures. */
export async function withPicture(db: Db, product_id: number): Promise<void> {
  const { image_id } = await db.selectFrom('images').select('image_id').limit(1).executeTakeFirstOrThrow();
  await db.insertInto('product_images').values({ product_id, image_id, position: 1, alt: '' }).execute();
}

/** In paise. */
export async function setPrice(
  db: Db,
  productId: number,
  price: { readonly price_paise?: number; readonly old_price_paise?: number | null },
): Promise<void> {
  await db.updateTable('product_prices').set(price).where('product_id', '=', productId).execute();
}

export async function stockOf(db: Db, productId: number): Promise<number> {
  const { stock_quantity } = await db
    .selectFrom('products')
    .select('stock_quantity')
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return stock_quantity;
}

export function newEmail(): string {
  return `asha.${randomUUID()}@example.com`;
}

export function signUpForm(places: TestPlaces, more: Record<string, unknown> = {}) {
  return {
    FirstName: 'Asha',
    LastName: 'Rao',
    EmailAddress: newEmail(),
    Password: PASSWORD,
    MobileNo: '9876543210',
    AddressLineOne: '12 Lake View Road',
    CityId: places.bengaluru,
    StateProvinceId: places.karnataka,
    PostalCode: '560001',
    CountryID: places.india,
    ...more,
  };
}

/** Creates an account and logs in, through the calls. */
export async function signedIn(app: TestApp): Promise<Credentials & { readonly email: string }> {
  const form = signUpForm(await testPlaces(app.db));
  await app.call(signupUser, form);
  const { answer, extras } = await app.callWithExtras(getUserLogin, { Email: form.EmailAddress, Password: PASSWORD });
  const [user] = answer;
  if (user?.ResponseMsg !== 'Login Successfully') throw new Error('the new account cannot log in');
  return { token: String(extras.token), userId: user.UserID, email: form.EmailAddress };
}

/** A shopper with a live session but no password: for tests that need many. */
export async function anyShopper(app: TestApp): Promise<Credentials> {
  const places = await testPlaces(app.db);
  const email = newEmail();
  const users = usersRepository(app.db);
  await users.add({
    first_name: 'Asha',
    last_name: 'Rao',
    email_address: email,
    password_hash: '',
    mobile_no: '9876543210',
    address_line_one: '12 Lake View Road',
    city_id: places.bengaluru,
    state_province_id: places.karnataka,
    postal_code: '560001',
    country_id: places.india,
  });
  const account = await users.passwordHashOf(email);
  if (!account) throw new Error('the shopper was not added');
  const token = await sessionsRepository(app.db, () => new Date(), app.settings.sessionIdleMs).open(account);
  if (token === null) throw new Error('the shopper was not logged in');
  return { token, userId: account.userId };
}

/** Keeps a session, which the machine's clock began, valid for a test whose own clock is far ahead. */
export async function staysLoggedIn(app: TestApp, as: Credentials): Promise<void> {
  const end = new Date('2030-01-01');
  await app.db
    .updateTable('sessions')
    .set({ expires_at: end, last_seen_at: end })
    .where('user_id', '=', Number(as.userId))
    .execute();
}

export type Basket = readonly { readonly ProductId: number; readonly Quantity: number }[];

/** What checkout hands over for a basket: priced by the server, delivered to Bengaluru. */
export async function handOff(app: TestApp, as: Credentials, basket: Basket, more: Record<string, unknown> = {}) {
  const { karnataka, bengaluru } = await testPlaces(app.db);
  const cartJsonData = JSON.stringify(basket);
  const CouponCode = String(more.CouponCode ?? '');
  const { total } = await app.call(cartData, { cartJsonData, CouponCode, StateProvinceID: karnataka }, as);
  return {
    customerId: as.userId,
    UserID: as.userId,
    amount: total.toFixed(2),
    orderId: basket.map((line) => line.ProductId).join(','),
    OrderNote: 'Ring twice',
    cartJsonData,
    CouponCode,
    PaymentMethod: 1,
    paymentToken: '',
    payPalOrderConfirmJson: '',
    ContactEmail: 'asha@example.com',
    DeliveryAddress: {
      Name: 'Asha Rao',
      Phone: '9876543210',
      AddressLineOne: '12 Lake View Road',
      CityID: bengaluru,
      StateProvinceID: karnataka,
      PostalCode: '560001',
    },
    IdempotencyKey: randomUUID(),
    ...more,
  };
}

export async function startPayment(app: TestApp, as: Credentials, basket: Basket, more: Record<string, unknown> = {}) {
  return app.call(getRazorPay, await handOff(app, as, basket, more), as);
}

export interface Completion {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

/** What the test window does when the shopper chooses. */
export async function inWindow(app: TestApp, started: { id: string; key: string }, outcome: 'success' | 'failure') {
  const response = await app.http.inject({
    method: 'POST',
    url: '/payment-sandbox/checkout/payments',
    payload: { key: started.key, order_id: started.id, outcome },
  });
  return { status: response.statusCode, body: response.json() };
}

export async function payInWindow(app: TestApp, started: { id: string; key: string }): Promise<Completion> {
  const { status, body } = await inWindow(app, started, 'success');
  if (status !== 200) throw new Error(`the test window answered ${status}`);
  return body as Completion;
}

export const verification = (paid: Completion) => ({
  PaymentId: paid.razorpay_payment_id,
  OrderId: paid.razorpay_order_id,
  Signature: paid.razorpay_signature,
});

export const transaction = (paid: Completion) => ({
  orderId: paid.razorpay_order_id,
  paymentMethodId: 1,
  transactionId: paid.razorpay_payment_id,
  paymentTransactionJson: JSON.stringify(paid),
  createdBy: 9999,
});

/** The whole of a purchase that goes well, with the invoice that the job numbers. */
export async function buy(app: TestApp, as: Credentials, basket: Basket, more: Record<string, unknown> = {}) {
  const started = await startPayment(app, as, basket, more);
  const paid = await payInWindow(app, started);
  await app.call(verifyPayment, verification(paid), as);
  await app.call(insertTransaction, transaction(paid), as);
  await giveAllNumbers(app.db);
  return { started, paid };
}
