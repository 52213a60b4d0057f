import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type ApiCall, type CallRequest, type WireAnswer, withoutDecoder } from 'shared-contracts/api/call';
import { cartData } from 'shared-contracts/api/cart-data';
import { createApiClient } from 'shared-contracts/api/client';
import type { EnvelopeExtras } from 'shared-contracts/api/client-options';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getCitiesList } from 'shared-contracts/api/get-cities-list';
import { getCountriesList } from 'shared-contracts/api/get-countries-list';
import { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import { getOrderInvoice } from 'shared-contracts/api/get-order-invoice';
import { getPaymentStatus } from 'shared-contracts/api/get-payment-status';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { getStatesProvincesList } from 'shared-contracts/api/get-states-provinces-list';
import { getUserLogin } from 'shared-contracts/api/get-user-login';
import { insertOrderRequest } from 'shared-contracts/api/insert-order-request';
import { insertTransaction } from 'shared-contracts/api/insert-transaction';
import { signupUser } from 'shared-contracts/api/signup-user';
import { verifyPayment } from 'shared-contracts/api/verify-payment';
import * as v from 'valibot';

const PASSWORD = 'kadhai-paneer-42';
/** The pause before an unanswered request is repeated, in milliseconds. */
const RETRY_MS = 500;
/** How long a request is repeated, in milliseconds. */
const GIVE_UP_MS = 180_000;

export interface Purchase {
  readonly providerOrderId: string;
  readonly productId: number;
}

/** The answers that buyers got. */
export interface Outcomes {
  readonly paid: Purchase[];
  /** What they did with what they had bought, and how often. */
  readonly afterwards: Record<string, number>;
  /** Refused before money moved, by reason. */
  readonly refused: Record<string, number>;
  /** Answers of 500 and above, and requests without one; each was sent again. */
  unanswered: number;
  /** Given up without an answer. */
  gaveUp: number;
}

const Completed = v.object({
  razorpay_payment_id: v.string(),
  razorpay_order_id: v.string(),
  razorpay_signature: v.string(),
});

class Refused extends Error {}

/** What a person does after each purchase, in turn. A return is of one unit of the first order that has arrived. */
const AFTERWARDS = ['keep', 'cancel', 'invoice', 'return', 'return'] as const;
type Afterwards = (typeof AFTERWARDS)[number];
const QUANTITY = 2;

/** Less than one person may start in a quarter of an hour (PAY-16). */
const PURCHASES_OF_A_PERSON = 40;

/**
 * Signs up and buys one unit after another until the signal aborts, as ever new persons from ever new networks. Repeats
 * unanswered requests, as a page does.
 */
export async function buyUntil(
  stopped: AbortSignal,
  origin: string,
  network: string,
  outcomes: Outcomes,
): Promise<void> {
  for (let person = 1; !stopped.aborted; person += 1) {
    const buyer = await newBuyer(origin, `${network}.${person}`, outcomes);
    for (let tries = 0; tries < PURCHASES_OF_A_PERSON && !stopped.aborted; tries += 1) {
      try {
        outcomes.paid.push(await buyer.buy(tries === 0 ? 'NEW5' : ''));
        const act = await buyer.goOn(AFTERWARDS[tries % AFTERWARDS.length] ?? 'keep');
        outcomes.afterwards[act] = (outcomes.afterwards[act] ?? 0) + 1;
      } catch (fault) {
        if (fault instanceof Refused) outcomes.refused[fault.message] = (outcomes.refused[fault.message] ?? 0) + 1;
        else if (fault instanceof GaveUp) outcomes.gaveUp += 1;
        else throw fault;
      }
      await wait(1000 + Math.random() * 3000);
    }
  }
}

class GaveUp extends Error {}

async function newBuyer(origin: string, address: string, outcomes: Outcomes) {
  let credentials = { token: '', userId: '' };
  const headers = { 'x-forwarded-for': address };
  const api = createApiClient({ origin, headers, credentials: () => credentials });

  async function withExtras<Call extends ApiCall>(call: Call, request: CallRequest<Call>) {
    const until = performance.now() + GIVE_UP_MS;
    while (performance.now() < until) {
      const result = await api.callWithExtras(withoutDecoder(call) as ApiCall, request);
      if (result.ok) return result.value as { answer: WireAnswer<Call>; extras: EnvelopeExtras };
      const { error } = result;
      if (error.kind === 'schema') throw new Error(`${call.name}: ${error.issues.join(', ')}`);
      if (error.kind === 'http' && error.status === 429) await wait((error.retryAfter ?? 1) * 1000);
      else if (error.kind === 'http' && error.status < 500)
        throw new Refused(`${call.name}: ${error.problem.code ?? error.status}`);
      else {
        outcomes.unanswered += 1;
        await wait(RETRY_MS);
      }
    }
    throw new GaveUp(call.name);
  }
  const ask = async <Call extends ApiCall>(call: Call, request: CallRequest<Call>): Promise<WireAnswer<Call>> =>
    (await withExtras(call, request)).answer;

  const [country] = await ask(getCountriesList, {});
  const states = await ask(getStatesProvincesList, { CountryId: country?.CountryID ?? 0 });
  const state = states.find(({ StateName }) => StateName === 'Karnataka');
  const [city] = await ask(getCitiesList, { StateProvinceId: state?.StateProvinceID ?? 0 });
  const products = (await ask(getAllProducts, { PageNo: 1, PageSize: 40, StockStatus: 'In stock' })).filter(
    ({ Price }) => Price !== null,
  );
  const place = { StateProvinceID: state?.StateProvinceID ?? 0, CityID: city?.CityID ?? 0, PostalCode: '560001' };
  const EmailAddress = `buyer.${randomUUID()}@example.com`;
  const line = { AddressLineOne: '12 Lake View Road' };
  await ask(signupUser, {
    FirstName: 'Asha',
    LastName: 'Rao',
    EmailAddress,
    Password: PASSWORD,
    MobileNo: '9876543210',
    ...line,
    CityId: place.CityID,
    StateProvinceId: place.StateProvinceID,
    PostalCode: place.PostalCode,
    CountryID: country?.CountryID ?? 0,
    IdempotencyKey: randomUUID(),
  });
  const { answer, extras } = await withExtras(getUserLogin, { Email: EmailAddress, Password: PASSWORD });
  const [person] = answer;
  if (!person || !('UserID' in person)) throw new Error('the buyer cannot log in');
  credentials = { token: extras.token ?? '', userId: String(person.UserID) };

  /** The shopper pays in the sandbox's window; null when the window says that it was paid before. */
  async function pay(open: WireAnswer<typeof getRazorPay>) {
    const until = performance.now() + GIVE_UP_MS;
    while (performance.now() < until) {
      const response = await fetch(`${origin}/payment-sandbox/checkout/payments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ key: open.key, order_id: open.id, outcome: 'success' }),
      }).catch(() => null);
      if (response?.status === 200) return v.parse(Completed, await response.json());
      await response?.body?.cancel();
      if (response && response.status < 500 && response.status !== 429) return null;
      await wait(RETRY_MS);
    }
    throw new GaveUp('payment window');
  }

  const bought: string[] = [];

  /** Resolves with the order's number once its payment is booked, by whom ever. */
  async function numberOf(providerOrderId: string): Promise<string> {
    const until = performance.now() + GIVE_UP_MS;
    while (performance.now() < until) {
      const { OrderNumber } = await ask(getPaymentStatus, { OrderId: providerOrderId });
      if (OrderNumber) return OrderNumber;
      await wait(RETRY_MS);
    }
    throw new GaveUp('order number');
  }

  async function invoiceOf(OrderNumber: string): Promise<void> {
    const until = performance.now() + GIVE_UP_MS;
    while (performance.now() < until) {
      const response = await fetch(`${origin}${getOrderInvoice.path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          token: credentials.token,
          userid: credentials.userId,
          ...headers,
        },
        body: JSON.stringify({ requestParameters: { OrderNumber } }),
      }).catch(() => null);
      const text = (await response?.text().catch(() => '')) ?? '';
      if (response?.status === 200 && text.startsWith('%PDF-')) return;
      await wait(RETRY_MS);
    }
    throw new GaveUp('invoice');
  }

  return {
    /** What came of it: 'nothing to return' while no order has arrived. */
    async goOn(act: Afterwards): Promise<string> {
      const last = bought.at(-1) ?? '';
      if (act === 'invoice') await invoiceOf(last);
      if (act === 'cancel') {
        await ask(insertOrderRequest, { OrderNumber: last, Kind: 'cancel', IdempotencyKey: randomUUID() });
        bought.pop();
      }
      if (act !== 'return') return act;
      const OrderNumber = bought[0];
      if (!OrderNumber) return 'nothing to return';
      const { Items, LatestStatusName } = await ask(getOrderDetail, { OrderNumber });
      if (LatestStatusName !== 'Completed') return 'nothing to return';
      bought.shift();
      const Lines = Items.slice(0, 1).map(({ OrderItemID }) => ({ OrderItemID, Quantity: 1 }));
      await ask(insertOrderRequest, {
        OrderNumber,
        Kind: 'return',
        Lines,
        Reason: 'It wobbles',
        IdempotencyKey: randomUUID(),
      });
      return act;
    },
    async buy(CouponCode: string): Promise<Purchase> {
      const product = products[Math.floor(Math.random() * products.length)];
      if (!product) throw new Error('nothing is on sale');
      const { ProductId } = product;
      const cartJsonData = JSON.stringify([{ ProductId, Quantity: QUANTITY }]);
      const cart = await ask(cartData, { cartJsonData, CouponCode, StateProvinceID: place.StateProvinceID });
      const open = await ask(getRazorPay, {
        amount: cart.total.toFixed(2),
        orderId: String(ProductId),
        OrderNote: '',
        cartJsonData,
        CouponCode,
        PaymentMethod: 1,
        ContactEmail: EmailAddress,
        DeliveryAddress: { Name: 'Asha Rao', Phone: '9876543210', ...line, ...place },
        IdempotencyKey: randomUUID(),
      });
      const paid = await pay(open);
      const purchase = { providerOrderId: open.id, productId: ProductId };
      // The window's answer was lost on its way: the page asks for the payment's state, the webhook books it.
      if (!paid) {
        bought.push(await numberOf(open.id));
        return purchase;
      }
      const { success } = await ask(verifyPayment, {
        PaymentId: paid.razorpay_payment_id,
        OrderId: paid.razorpay_order_id,
        Signature: paid.razorpay_signature,
      });
      if (!success) throw new Error(`${open.id} was paid and not believed`);
      await ask(insertTransaction, {
        orderId: paid.razorpay_order_id,
        paymentMethodId: 1,
        transactionId: paid.razorpay_payment_id,
        paymentTransactionJson: JSON.stringify(paid),
        createdBy: 9999,
      });
      bought.push(await numberOf(open.id));
      return purchase;
    },
  };
}
