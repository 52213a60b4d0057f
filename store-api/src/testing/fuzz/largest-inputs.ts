import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { getUserLogin } from 'shared-contracts/api/get-user-login';
import { startPasskey } from 'shared-contracts/api/start-passkey';
import { followToken } from '../../cart-checkout/mails/follow-token.ts';
import { createBotCheck } from '../../platform/forms/bot-check.ts';
import { operator } from '../operator.ts';
import { type Shopper, settledShopper } from '../other-peoples-data/settled-shopper.ts';
import { handOff, PASSWORD, signedIn, stockedProduct } from '../shop-floor.ts';
import { softAuthenticator } from '../soft-authenticator.ts';
import type { Credentials, TestApp } from '../test-app.ts';
import { valuesFor } from './fuzz.ts';
import type { CallOperation, JsonSchema } from './open-api.ts';
import type { KnownValues } from './requests.ts';

/** The gateway takes no more. */
const MOST_BYTES = 64 * 1024;
/** `MAX_IDS` and the most lines of a cart. */
const MOST_IDS = 50;
const MOST_LINES = 100;

export interface LargestInput {
  readonly as: Credentials;
  readonly requestParameters: object;
}

/** Fields of a call that are no fuzz values, and of whom: made for each request, as some can be used once. */
type Own = (app: TestApp, shopper: Shopper) => Promise<{ readonly fields: object; readonly as?: Credentials }>;

/** For calls whose rules the schema does not say. What is done once only has a shopper of its own. */
const OWN_FIELDS: Readonly<Record<string, Own>> = {
  'delete-my-account': async (app) => ({ fields: { Password: PASSWORD }, as: await signedIn(app) }),
  'remove-passkey': ofAnother(async (app, { userId }) => ({ PasskeyID: await passkeyOf(app, userId) })),
  'rename-passkey': ofAnother(async (app, { userId }) => ({ PasskeyID: await passkeyOf(app, userId) })),
  'add-passkey': ofAnother(async (app, shopper) => {
    const [started] = await app.call(startPasskey, { Password: shopper.password }, shopper);
    if (started?.ResponseMsg !== 'Started') throw new Error('the shopper cannot start a passkey');
    return { Passkey: softAuthenticator(app.settings.publicOrigin).create(started.Options) };
  }),
  'change-password': ofAnother(async (_, { password }) => ({
    CurrentPassword: password,
    NewPassword: `${'walnut-and-cane '.repeat(9)}7`,
  })),
  'end-session': ofAnother(async (app, { email, password, userId }) => {
    await app.call(getUserLogin, { Email: email, Password: password });
    const { session_id } = await app.db
      .selectFrom('sessions')
      .select('session_id')
      .where('user_id', '=', Number(userId))
      .orderBy('session_id', 'desc')
      .executeTakeFirstOrThrow();
    return { SessionID: session_id };
  }),
  'update-profile': ofAnother(async () => ({ ProfileVersion: undefined })),
  'change-order-address': ofAnother(async (_, { addressId, orderNumber }) => ({
    AddressID: addressId,
    OrderNumber: orderNumber,
  })),
  'get-order-invoice': async (_, { invoiceNumber }) => ({ fields: { DocumentNumber: invoiceNumber } }),
  'get-return-terms': ofAnother(delivered),
  'insert-order-request': ofAnother(async (app, shopper) => ({ ...(await delivered(app, shopper)), Kind: 'return' })),
  'get-customer-order-history-master': async (_, { userId }) => ({ fields: { UserId: userId } }),
  'get-customer-order-history-detail': async (_, { orderId }) => ({ fields: { OrderId: orderId } }),
  'get-recents-products-list': async (app) => {
    const { category_id } = await app.db.selectFrom('categories').select('category_id').executeTakeFirstOrThrow();
    return { fields: { CategoryID: category_id } };
  },
  'get-products-list-by-ids': async (app) => ({ fields: { ProductIds: await productIds(app) } }),
  'get-swatches': async () => ({ fields: { ProductId: 1 } }),
  'get-product-questions': async () => ({ fields: { ProductId: 1 } }),
  'get-withdrawn-products': async (app) => ({ fields: { ProductIds: await productIds(app) } }),
  'save-customer-favourites': async (app) => ({
    fields: { ProductIds: await productIds(app), RemovedProductIds: await productIds(app) },
  }),
  'follow-order': async (app, { orderNumber }) => ({
    fields: { Token: await followToken(app.db, orderNumber, new Date()) },
  }),
  'insert-stock-notice': async (app) => ({ fields: { ProductId: await stockedProduct(app.db, { stock: 0 }) } }),
  'save-checkout-draft': async (app, shopper) => ({
    fields: { Parms: JSON.stringify(await largestHandOff(app, shopper)) },
  }),
  'wait-for-pieces': async (app) => ({
    fields: {
      Lines: (await productIds(app))
        .split(',')
        .slice(0, 20)
        .map((id) => ({ ProductId: Number(id), Quantity: 1 })),
    },
  }),
  Get_Razor_Pay: async (app, shopper) => ({
    fields: { ...(await largestHandOff(app, shopper)), AddressID: undefined },
  }),
};

async function largestHandOff(app: TestApp, shopper: Shopper) {
  const products = await app.db
    .selectFrom('products')
    .select('product_id')
    .where('stock_quantity', '>', 5)
    .where('is_published', '=', true)
    .orderBy('product_id')
    .limit(MOST_LINES)
    .execute();
  return handOff(
    app,
    shopper,
    products.map(({ product_id }) => ({ ProductId: product_id, Quantity: 1 })),
  );
}

function ofAnother(fields: (app: TestApp, shopper: Shopper) => Promise<object>): Own {
  return async (app) => {
    const shopper = await settledShopper(app, `Largest${randomUUID().slice(0, 8)}`);
    const known = { Password: shopper.password, OrderNumber: shopper.orderNumber, UserID: shopper.userId };
    return { fields: { ...known, ...(await fields(app, shopper)) }, as: shopper };
  };
}

async function delivered(app: TestApp, { orderNumber, sofaItem }: Shopper) {
  for (const status of ['InProgress', 'Completed']) await operator(app, ['orders', 'move', orderNumber, status]);
  return { OrderNumber: orderNumber, Lines: [{ OrderItemID: sofaItem, Quantity: 1 }] };
}

async function passkeyOf({ db }: TestApp, userId: number | string): Promise<number> {
  const { passkey_id } = await db
    .selectFrom('passkeys')
    .select('passkey_id')
    .where('user_id', '=', Number(userId))
    .executeTakeFirstOrThrow();
  return passkey_id;
}

async function productIds({ db }: TestApp): Promise<string> {
  const products = await db.selectFrom('products').select('product_id').limit(MOST_IDS).execute();
  return products.map(({ product_id }) => product_id).join();
}

/** The largest parameters of a call that the store's rules accept. */
export async function largestInput(app: TestApp, shopper: Shopper, operation: CallOperation): Promise<LargestInput> {
  const products = await app.db.selectFrom('products').select('product_id').limit(MOST_LINES).execute();
  const lines = products.map(({ product_id }) => ({ ProductId: product_id, Quantity: 1 }));
  const forms = await createBotCheck(app.db, () => new Date(Date.now() - 60_000));
  const known = {
    ...(await valuesFor(app, shopper)),
    cartJsonData: [JSON.stringify(lines)],
    ProductIds: [lines.map(({ ProductId }) => ProductId).join()],
    LanguageCode: ['ar'],
    IdempotencyKey: [randomUUID().padEnd(100, 'k')],
    AttachmentIDs: [[]],
    PictureIDs: [[]],
    Website: [''],
    FormToken: [forms.issueToken()],
  };
  const own = await OWN_FIELDS[operation.path.split('/').at(-1) ?? '']?.(app, shopper);
  const fitting = largest(operation.parameters, '', known) as object;
  return { as: own?.as ?? shopper, requestParameters: { ...fitting, ...own?.fields } };
}

function longest(all: readonly unknown[] = []): unknown {
  return all.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0];
}

function largest(schema: JsonSchema, name: string, known: KnownValues): unknown {
  if (known[name]) return longest(known[name]);
  if (schema.anyOf) return longest(schema.anyOf.map((one) => largest(one, name, known)));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.at(-1);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, one]) => [key, largest(one, key, known)]),
      );
    case 'array':
      return Array.from({ length: schema.maxItems ?? 100 }, () => largest(schema.items ?? {}, '', known));
    case 'string':
      return longestText(schema);
    case 'integer':
    case 'number':
      return schema.maximum ?? 1_000_000;
    case 'boolean':
      return true;
    default:
      return null;
  }
}

/** Words and signs of two bytes, which cost more than letters. */
function longestText({ pattern, maxLength = MOST_BYTES / 8 }: JsonSchema): string {
  if (!pattern) return 'كرسي <b>sofa</b> '.repeat(Math.ceil(maxLength / 17)).slice(0, maxLength);
  const samples = fc.sample(fc.stringMatching(new RegExp(pattern), { maxLength }), { numRuns: 50, seed: 1 });
  return String(longest(samples) ?? '');
}
