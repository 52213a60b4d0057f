import { randomUUID } from 'node:crypto';
import { addPasskey } from 'shared-contracts/api/add-passkey';
import { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import { getUserLogin } from 'shared-contracts/api/get-user-login';
import { insertProductReview } from 'shared-contracts/api/insert-product-review';
import { saveAddress } from 'shared-contracts/api/save-address';
import { saveCustomerFavourites } from 'shared-contracts/api/save-customer-favourites';
import { signupUser } from 'shared-contracts/api/signup-user';
import { startPasskey } from 'shared-contracts/api/start-passkey';
import { testPlaces } from '../places.ts';
import { buy, type Completion, PASSWORD, signUpForm, startPayment, stockedProduct } from '../shop-floor.ts';
import { softAuthenticator } from '../soft-authenticator.ts';
import type { Credentials, TestApp } from '../test-app.ts';

/** Every text of this shopper contains the mark. */
export interface Shopper extends Credentials {
  readonly mark: string;
  readonly email: string;
  readonly password: string;
  readonly sofa: number;
  readonly orderId: number;
  readonly orderNumber: string;
  readonly sofaItem: number;
  readonly guideItem: number;
  readonly downloadToken: string;
  readonly invoiceNumber: string;
  readonly addressId: number;
  readonly paid: Completion;
  /** To add a passkey with. */
  readonly passkeyChallenge: string;
  /** A payment that is not concluded, and the key it was begun with. */
  readonly openPayment: { readonly id: string; readonly key: string };
}

/** A shopper with one of everything that has an owner. */
export async function settledShopper(app: TestApp, mark: string): Promise<Shopper> {
  const password = `${PASSWORD}-${mark}`;
  const form = signUpForm(await testPlaces(app.db), { FirstName: mark, AddressLineOne: mark, Password: password });
  await app.call(signupUser, form);
  const { answer, extras } = await app.callWithExtras(getUserLogin, { Email: form.EmailAddress, Password: password });
  const [user] = answer;
  if (user?.ResponseMsg !== 'Login Successfully') throw new Error('the shopper cannot log in');
  const me: Credentials = { token: String(extras.token), userId: user.UserID };

  const sofa = await stockedProduct(app.db, { name: `Sofa ${mark}` });
  const guide = await stockedProduct(app.db, { name: `Guide ${mark}`, price: 499, digital: true });
  await app.db
    .insertInto('digital_files')
    .values({ product_id: guide, file: 'guide.pdf', content_type: 'application/pdf' })
    .execute();
  const lines = [sofa, guide].map((ProductId) => ({ ProductId, Quantity: 1 }));
  const { paid } = await buy(app, me, lines, { OrderNote: mark, ContactEmail: form.EmailAddress });
  const order = await app.db
    .selectFrom('orders')
    .innerJoin('invoices', 'invoices.order_id', 'orders.order_id')
    .select(['orders.order_id', 'order_number', 'invoices.number'])
    .where('user_id', '=', user.UserID)
    .executeTakeFirstOrThrow();
  const orderNumber = order.order_number ?? '';
  const { Items } = await app.call(getOrderDetail, { OrderNumber: orderNumber }, me);
  const itemOf = (product: number) => Items.find((item) => item.ProductId === product);
  const key = randomUUID();
  const open = await startPayment(app, me, [{ ProductId: sofa, Quantity: 1 }], { IdempotencyKey: key });
  const [address] = await app.call(saveAddress, await addressForm(app, mark), me);
  await app.call(saveCustomerFavourites, { ProductIds: String(sofa), RemovedProductIds: '' }, me);
  const review = { ProductId: sofa, Rating: 5, Title: mark, Body: mark, IdempotencyKey: randomUUID() };
  await app.call(insertProductReview, review, me);
  const [started] = await app.call(startPasskey, { Password: password }, me);
  if (started?.ResponseMsg !== 'Started') throw new Error('the shopper cannot start a passkey');
  const Passkey = softAuthenticator(app.settings.publicOrigin).create(started.Options);
  await app.call(addPasskey, { Name: mark, Passkey }, me);
  const [again] = await app.call(startPasskey, { Password: password }, me);
  return {
    ...me,
    mark,
    email: form.EmailAddress,
    password,
    sofa,
    orderId: order.order_id,
    orderNumber,
    sofaItem: itemOf(sofa)?.OrderItemID ?? 0,
    guideItem: itemOf(guide)?.OrderItemID ?? 0,
    downloadToken: itemOf(guide)?.DownloadToken ?? '',
    invoiceNumber: order.number,
    addressId: address?.AddressID ?? 0,
    paid,
    openPayment: { id: open.id, key },
    passkeyChallenge: again?.ResponseMsg === 'Started' ? again.Options.challenge : '',
  };
}

/** An address in Bengaluru with this text in it. */
export async function addressForm(app: TestApp, text: string) {
  const { karnataka, bengaluru } = await testPlaces(app.db);
  return {
    Name: text,
    Phone: '9845012345',
    AddressLineOne: text,
    CityID: bengaluru,
    StateProvinceID: karnataka,
    PostalCode: '560025',
  };
}
