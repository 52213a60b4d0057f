import { randomInt } from 'node:crypto';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { sql } from 'kysely';
import * as v from 'valibot';
import { type Shopper, settledShopper } from '../other-peoples-data/settled-shopper.ts';
import { testPlaces } from '../places.ts';
import type { TestApp } from '../test-app.ts';
import { type CallOperation, callOperations } from './open-api.ts';
import { type FuzzedRequest, type KnownValues, requestOf } from './requests.ts';

interface FuzzOptions {
  readonly seed?: number | undefined;
  /** No answer takes longer, in milliseconds. */
  readonly slowestAllowed: number;
}

export interface FuzzReport {
  readonly requests: number;
  readonly calls: number;
  readonly seed: number;
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>;
  /** How many requests of each call were answered 200: a call that never was is not really tried. */
  readonly answered: Readonly<Record<string, number>>;
  readonly slowestMs: number;
}

const Envelope = v.object({ data: v.string() });
const Problem = v.object({ status: v.number(), title: v.string(), instance: v.string() });

/**
 * Sends requests made from the API's own OpenAPI document and fails at the first answer of 5xx, one that is slower
 * than allowed, one that is not what the document says, and a refused request that wrote something. The failure
 * names the smallest request found and the seed that finds it again.
 */
export async function fuzz(
  app: TestApp,
  requests: number,
  { seed = randomInt(2 ** 31), slowestAllowed }: FuzzOptions,
): Promise<FuzzReport> {
  const document: unknown = (await app.http.inject({ url: '/api/openapi.json' })).json();
  const operations = callOperations(document);
  const judge = answerJudge(operations);
  const { known, ...shoppers } = await currentShopper(app);
  const statuses: Record<string, number> = {};
  const answered: Record<string, number> = Object.fromEntries(operations.map(({ path }) => [path, 0]));
  let slowestMs = 0;
  let origin = 0;
  const rows = await rowCounter(app);
  let written = await rows();

  const send = async ({ operation, contentType, body }: FuzzedRequest, caller: Caller) => {
    const started = performance.now();
    origin++;
    const response = await app.http.inject({
      method: 'POST',
      url: operation.path,
      headers: {
        ...(contentType === '' ? {} : { 'content-type': contentType }),
        // Every request comes from another client: other tests cover the limits.
        'x-forwarded-for': `10.${(origin >> 16) & 255}.${(origin >> 8) & 255}.${origin & 255}`,
        ...shoppers.headers(caller),
      },
      payload: body,
    });
    const ms = performance.now() - started;
    const { statusCode } = response;
    slowestMs = Math.max(slowestMs, ms);
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    if (statusCode === 200) answered[operation.path] = (answered[operation.path] ?? 0) + 1;
    if (statusCode >= 500) throw new Error(`${operation.path} answered ${statusCode}: ${response.body}`);
    if (ms > slowestAllowed) throw new Error(`${operation.path} took ${Math.round(ms)} ms`);
    if (statusCode === 200) judge(operation, response.body);
    else v.parse(Problem, response.json());
    if (statusCode === 401 && caller === 'shopper') await shoppers.renew();
    const before = written;
    written = await rows();
    if (statusCode >= 400 && statusCode !== 401 && written !== before) {
      throw new Error(`${operation.path} answered ${statusCode} and wrote:\n${before}\n${written}`);
    }
  };

  await fc.assert(fc.asyncProperty(requestOf(operations, known), fc.constantFrom(...CALLERS), send), {
    numRuns: requests,
    seed,
  });
  return { requests, calls: operations.length, seed, statuses, answered, slowestMs };
}

type Caller = 'visitor' | 'shopper' | 'forger' | 'mismatched';
const CALLERS: readonly Caller[] = ['visitor', ...Array<Caller>(6).fill('shopper'), 'forger', 'mismatched'];

async function currentShopper(app: TestApp) {
  const settle = () => settledShopper(app, `Fuzzed${randomInt(1e9)}`);
  let shopper = await settle();
  const known = await valuesFor(app, shopper);
  return {
    known,
    headers(caller: Caller): Record<string, string> {
      if (caller === 'visitor') return {};
      const mine = { token: shopper.token, userid: String(shopper.userId) };
      if (caller === 'forger') return { ...mine, token: `${shopper.token.slice(0, -2)}xx` };
      return caller === 'mismatched' ? { ...mine, userid: '99999999999' } : mine;
    },
    /** Replaces a shopper whom a request has logged out or deleted. */
    async renew(): Promise<void> {
      shopper = await settle();
      Object.assign(known, ownedBy(shopper));
    },
  };
}

function answerJudge(operations: readonly CallOperation[]) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const validators = new Map<string, ValidateFunction>();
  for (const { path, answer } of operations) if (answer) validators.set(path, ajv.compile(answer));
  return ({ path }: CallOperation, body: string): void => {
    const validate = validators.get(path);
    if (!validate) return;
    const data: unknown = JSON.parse(v.parse(Envelope, JSON.parse(body)).data);
    if (!validate(data))
      throw new Error(`${path} answered what it does not describe: ${ajv.errorsText(validate.errors)}`);
  };
}

/** Tells how many rows each table has. */
async function rowCounter({ db }: TestApp): Promise<() => Promise<string>> {
  const tables = await db.introspection.getTables();
  const counted = tables.filter(({ name, isView }) => !isView && !COUNTERS.has(name)).map(({ name }) => name);
  const parts = counted.map((name) => sql`select ${name}::text as name, count(*)::int as rows from ${sql.table(name)}`);
  // Ordered: PostgreSQL may read the tables in parallel.
  const counts = sql<{ name: string; rows: number }>`${sql.join(parts, sql` union all `)} order by name`;
  return async () => (await counts.execute(db)).rows.map(({ name, rows }) => `${name} ${rows}`).join(', ');
}

/** Refused attempts are counted here. */
const COUNTERS: ReadonlySet<string> = new Set(['rate_limits', 'login_attempts', 'sessions']);

/** Values that exist in the store, and those of this shopper. */
export async function valuesFor(app: TestApp, shopper: Shopper): Promise<KnownValues> {
  return { ...(await knownInStore(app)), ...ownedBy(shopper) };
}

async function knownInStore({ db }: TestApp): Promise<KnownValues> {
  const places = await testPlaces(db);
  const products = await db.selectFrom('products').select(['product_id', 'slug']).limit(20).execute();
  const categories = await db.selectFrom('categories').select(['category_id', 'slug']).limit(20).execute();
  const posts = await db.selectFrom('blog_posts').select(['post_id', 'slug']).limit(5).execute();
  const ids = products.map(({ product_id }) => product_id);
  const address = {
    Name: 'Asha Rao',
    Phone: '9876543210',
    AddressLineOne: '12 Lake View Road',
    CityID: places.bengaluru,
    StateProvinceID: places.karnataka,
    PostalCode: '560001',
  };
  return {
    productId: ids,
    ProductIds: [ids.slice(0, 3).join(',')],
    CategoryID: [...categories.map(({ category_id }) => String(category_id)), ''],
    categoryName: categories.map(({ slug }) => slug),
    productName: products.map(({ slug }) => slug),
    SearchTerm: ['sofa', 'oak table', 'sof', ''],
    Slug: posts.map(({ slug }) => slug),
    PostID: posts.map(({ post_id }) => post_id),
    CouponCode: ['', 'FIRST10', 'NEW5'],
    DeliveryAddress: [address],
    CityID: [places.bengaluru],
    CityId: [places.bengaluru],
    StateProvinceID: [places.karnataka],
    StateProvinceId: [places.karnataka],
    CountryID: [places.india],
    CountryId: [places.india],
    PostalCode: ['560001', '110001'],
    amount: ['11800.00'],
    PaymentMethod: [1],
    paymentMethodId: [1],
  };
}

function ownedBy(shopper: Shopper): KnownValues {
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = shopper.paid;
  return {
    ProductId: [shopper.sofa],
    cartJsonData: [JSON.stringify([{ ProductId: shopper.sofa, Quantity: 1 }]), '[]'],
    AddressID: [shopper.addressId],
    OrderNumber: [shopper.orderNumber],
    OrderID: [shopper.orderId],
    OrderId: [razorpay_order_id, shopper.openPayment.id, shopper.orderId],
    orderId: [razorpay_order_id, shopper.openPayment.id],
    PaymentId: [razorpay_payment_id],
    transactionId: [razorpay_payment_id],
    Signature: [razorpay_signature],
    IdempotencyKey: [shopper.openPayment.key, 'fuzz-key-1', 'fuzz-key-2'],
    EmailAddress: [shopper.email, 'unknown@example.com'],
    Email: [shopper.email],
    ContactEmail: [shopper.email],
    BuyerGstin: ['', '29AAGCB7383J1Z4'],
    Password: [shopper.password],
    UserID: [shopper.userId],
    customerId: [shopper.userId],
  };
}
