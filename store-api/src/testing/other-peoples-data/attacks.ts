import { randomUUID } from 'node:crypto';
import { emailProofs } from '../../account/people/email-proof.ts';
import { testPlaces } from '../places.ts';
import { handOff, stockedProduct, transaction, verification } from '../shop-floor.ts';
import { softAuthenticator } from '../soft-authenticator.ts';
import type { TestApp } from '../test-app.ts';
import { addressForm, type Shopper } from './settled-shopper.ts';

export interface Attack {
  /** What the thief sends, with the thief's own token. */
  send(app: TestApp, victim: Shopper, thief: Shopper): unknown;
  /** A refusal, or 'own': answered, with nothing of the victim in it. */
  readonly gets: 400 | 403 | 404 | 'own';
}

/** Every field that could name a person or a thing of theirs. */
export const ids = ({ userId, orderId, addressId }: Shopper) => ({
  UserID: userId,
  UserId: userId,
  userId,
  customerId: userId,
  OrderId: orderId,
  AddressID: addressId,
});
/** For calls that take no id of a person: what is sent must not matter. */
const ownWhateverIsSent: Attack = { gets: 'own', send: (_app, victim) => ids(victim) };

/** For each call that needs a token: requests for another person's data. */
export const ATTACKS: Readonly<Record<string, readonly Attack[]>> = {
  'get-profile': [ownWhateverIsSent],
  'update-profile': [
    { gets: 403, send: async (app, victim) => ({ ...(await profileForm(app)), UserID: victim.userId }) },
    { gets: 'own', send: async (app, victim) => ({ ...(await profileForm(app)), EmailAddress: victim.email }) },
  ],
  'get-addresses': [ownWhateverIsSent],
  'save-address': [
    {
      gets: 404,
      send: async (app, victim) => ({ ...(await addressForm(app, 'Stolen')), AddressID: victim.addressId }),
    },
  ],
  'delete-address': [{ gets: 404, send: (_app, victim) => ({ AddressID: victim.addressId }) }],
  'get-customer-favourite-products': [ownWhateverIsSent],
  'save-customer-favourites': [
    {
      gets: 'own',
      send: (_app, victim) => ({ ...ids(victim), ProductIds: '', RemovedProductIds: String(victim.sofa) }),
    },
  ],
  'insert-product-review': [
    {
      gets: 'own',
      send: (_app, victim) => ({
        ...ids(victim),
        ProductId: victim.sofa,
        Rating: 1,
        Title: 'Never buy',
        Body: 'In the name of another',
        IdempotencyKey: randomUUID(),
      }),
    },
  ],
  'get-customer-order-history-master': [
    { gets: 403, send: (_app, victim) => ({ UserId: victim.userId }) },
    { gets: 'own', send: (_app, victim) => ({ UserID: victim.userId }) },
  ],
  'get-customer-order-history-detail': [{ gets: 403, send: (_app, victim) => ({ OrderId: victim.orderId }) }],
  'get-order-detail': [{ gets: 403, send: (_app, victim) => ({ OrderNumber: victim.orderNumber }) }],
  'get-order-invoice': [
    { gets: 403, send: (_app, victim) => ({ OrderNumber: victim.orderNumber }) },
    { gets: 403, send: (_app, victim) => ({ OrderNumber: victim.orderNumber, DocumentNumber: victim.invoiceNumber }) },
    {
      gets: 404,
      send: (_app, victim, thief) => ({ OrderNumber: thief.orderNumber, DocumentNumber: victim.invoiceNumber }),
    },
  ],
  'get-return-terms': [
    {
      gets: 403,
      send: (_app, victim) => ({
        OrderNumber: victim.orderNumber,
        Lines: [{ OrderItemID: victim.sofaItem, Quantity: 1 }],
      }),
    },
  ],
  'change-order-address': [
    {
      gets: 403,
      send: (_app, victim, thief) => ({ OrderNumber: victim.orderNumber, AddressID: thief.addressId }),
    },
    {
      gets: 404,
      send: (_app, victim, thief) => ({ OrderNumber: thief.orderNumber, AddressID: victim.addressId }),
    },
  ],
  'send-order-mails-again': [
    { gets: 403, send: (_app, victim) => ({ OrderNumber: victim.orderNumber, ContactEmail: 'thief@evil.example' }) },
  ],
  'insert-order-request': [
    { gets: 403, send: (_app, victim) => ({ OrderNumber: victim.orderNumber, Kind: 'cancel', Reason: 'Stolen' }) },
    {
      gets: 403,
      send: (_app, victim) => ({
        OrderNumber: victim.orderNumber,
        Kind: 'return',
        Lines: [{ OrderItemID: victim.sofaItem, Quantity: 1 }],
        Reason: 'Stolen',
      }),
    },
    {
      gets: 400,
      send: async (app, victim, thief) => {
        await app.db.updateTable('orders').set({ status_id: 3 }).where('order_id', '=', thief.orderId).execute();
        return {
          OrderNumber: thief.orderNumber,
          Kind: 'return',
          Lines: [{ OrderItemID: victim.sofaItem, Quantity: 1 }],
          Reason: 'Stolen',
        };
      },
    },
  ],
  Get_Razor_Pay: [
    { gets: 403, send: async (app, victim, thief) => ({ ...(await purchase(app, thief)), UserID: victim.userId }) },
    {
      gets: 'own',
      send: async (app, victim, thief) => ({ ...(await purchase(app, thief)), customerId: victim.userId }),
    },
    {
      gets: 400,
      send: async (app, victim, thief) => {
        const { DeliveryAddress: _none, ...rest } = await purchase(app, thief);
        return { ...rest, AddressID: victim.addressId };
      },
    },
    {
      gets: 'own',
      send: async (app, victim, thief) => ({ ...(await purchase(app, thief)), IdempotencyKey: victim.openPayment.key }),
    },
  ],
  'save-checkout-draft': [
    {
      gets: 'own',
      send: async (app, victim, thief) => {
        const draft = { ...(await purchase(app, thief)), IdempotencyKey: victim.openPayment.key };
        return { ...ids(victim), IdempotencyKey: victim.openPayment.key, Parms: JSON.stringify(draft) };
      },
    },
  ],
  'get-checkout-draft': [ownWhateverIsSent],
  'wait-for-pieces': [
    {
      gets: 'own',
      send: async (app, victim) => ({
        ...ids(victim),
        Lines: [{ ProductId: await stockedProduct(app.db, { stock: 1 }), Quantity: 1 }],
      }),
    },
  ],
  'get-payment-status': [
    { gets: 403, send: (_app, victim) => ({ OrderId: victim.paid.razorpay_order_id }) },
    { gets: 'own', send: (_app, victim) => ({ IdempotencyKey: victim.openPayment.key }) },
  ],
  'payment/makepaymentfailed': [
    { gets: 403, send: (_app, victim) => ({ OrderId: victim.openPayment.id }) },
    { gets: 'own', send: (_app, victim) => ({ UserID: victim.userId }) },
  ],
  'payment/razorpay/verify-payment': [{ gets: 403, send: (_app, victim) => verification(victim.paid) }],
  'payment/razorpay/insert-transaction': [
    { gets: 403, send: (_app, victim) => transaction(victim.paid) },
    { gets: 403, send: (_app, victim) => ({ ...transaction(victim.paid), createdBy: victim.userId }) },
  ],
  'send-email-proof': [ownWhateverIsSent],
  'confirm-email': [
    {
      gets: 'own',
      send: async (app, victim) => ({
        ...ids(victim),
        Token: await emailProofs(app.db, () => new Date()).token(Number(victim.userId), victim.email),
      }),
    },
  ],
  'get-login-security': [ownWhateverIsSent],
  'end-all-sessions': [ownWhateverIsSent],
  'end-session': [
    {
      gets: 404,
      send: async (app, victim) => {
        const session = await app.db
          .selectFrom('sessions')
          .select('session_id')
          .where('user_id', '=', Number(victim.userId))
          .executeTakeFirstOrThrow();
        return { SessionID: session.session_id };
      },
    },
  ],
  'change-password': [
    {
      gets: 'own',
      send: (_app, victim) => ({
        ...ids(victim),
        CurrentPassword: victim.password,
        NewPassword: 'stolen-by-a-thief-1',
      }),
    },
  ],
  'start-passkey': [{ gets: 'own', send: (_app, victim) => ({ ...ids(victim), Password: victim.password }) }],
  'add-passkey': [
    {
      gets: 'own',
      send: (app, victim) => ({
        ...ids(victim),
        Name: 'Stolen',
        Passkey: softAuthenticator(app.settings.publicOrigin).create({ challenge: victim.passkeyChallenge }),
      }),
    },
  ],
  'rename-passkey': [
    { gets: 404, send: async (app, victim) => ({ PasskeyID: await passkeyOf(app, victim), Name: 'Stolen' }) },
  ],
  'remove-passkey': [
    {
      gets: 404,
      send: async (app, victim, thief) => ({
        PasskeyID: await passkeyOf(app, victim),
        Password: thief.password,
      }),
    },
  ],
  'export-my-data': [ownWhateverIsSent],
  'logout-user': [ownWhateverIsSent],
  'delete-my-account': [
    { gets: 'own', send: (_app, victim) => ({ ...ids(victim), Email: victim.email, Password: victim.password }) },
  ],
};

async function passkeyOf(app: TestApp, victim: Shopper): Promise<number> {
  const passkey = await app.db
    .selectFrom('passkeys')
    .select('passkey_id')
    .where('user_id', '=', Number(victim.userId))
    .executeTakeFirstOrThrow();
  return passkey.passkey_id;
}

async function profileForm(app: TestApp) {
  const { india, karnataka, bengaluru } = await testPlaces(app.db);
  return {
    FirstName: 'Stolen',
    LastName: 'Stolen',
    AddressLineOne: 'Stolen',
    CityId: bengaluru,
    StateProvinceID: karnataka,
    CountryID: india,
  };
}

async function purchase(app: TestApp, thief: Shopper) {
  return handOff(app, thief, [{ ProductId: thief.sofa, Quantity: 1 }]);
}
