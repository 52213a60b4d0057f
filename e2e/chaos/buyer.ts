import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ApiCall, CallAnswer, CallRequest } from 'shared-contracts/api/call';
import { cartData } from 'shared-contracts/api/cart-data';
import { createApiClient } from 'shared-contracts/api/client';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getCitiesList } from 'shared-contracts/api/get-cities-list';
import { getCountriesList } from 'shared-contracts/api/get-countries-list';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { getStatesProvincesList } from 'shared-contracts/api/get-states-provinces-list';
import { getUserLogin } from 'shared-contracts/api/get-user-login';
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
  /** Refused before money moved, by reason. */
  readonly refused: Record<string, number>;
  /** Given up without an answer. */
  gaveUp: number;
}

const Completed = v.object({
  razorpay_payment_id: v.string(),
  razorpay_order_id: v.string(),
  razorpay_signature: v.string(),
});

class Refused extends Error {}

/** Less than one person may start in a quarter of an hour (PAY-16). */
const PURCHASES_OF_A_PERSON = 40;

/**
 * Signs up and buys one piece after another until the signal aborts, as ever new persons from ever new networks. Repeats
 * unanswered requests, as a page does.
 */
export async function buyUntil(
  stopped: AbortSignal,
  origin: string,
  network: string,
  outcomes: Outcomes,
): Promise<void> {
  for (let person = 1; !stopped.aborted; person += 1) {
    const buyer = await newBuyer(origin, `${network}.${person}`);
    for (let tries = 0; tries < PURCHASES_OF_A_PERSON && !stopped.aborted; tries += 1) {
      try {
        outcomes.paid.push(await buyer.buy());
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

async function newBuyer(origin: string, address: string) {
  let credentials = { token: '', userId: '' };
  const headers = { 'x-forwarded-for': address };
  const api = createApiClient({ origin, headers, credentials: () => credentials });

  async function withExtras<Call extends ApiCall>(call: Call, request: CallRequest<Call>) {
    const until = performance.now() + GIVE_UP_MS;
    while (performance.now() < until) {
      const result = await api.callWithExtras(call, request);
      if (result.ok) return result.value;
      const { error } = result;
      if (error.kind === 'schema') throw new Error(`${call.name}: ${error.issues.join(', ')}`);
      if (error.kind === 'http' && error.status === 429) await wait((error.retryAfter ?? 1) * 1000);
      else if (error.kind === 'http' && error.status < 500)
        throw new Refused(`${call.name}: ${error.problem.code ?? error.status}`);
      else await wait(RETRY_MS);
    }
    throw new GaveUp(call.name);
  }
  const ask = async <Call extends ApiCall>(call: Call, request: CallRequest<Call>): Promise<CallAnswer<Call>> =>
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
  async function pay(open: CallAnswer<typeof getRazorPay>) {
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

  return {
    async buy(): Promise<Purchase> {
      const product = products[Math.floor(Math.random() * products.length)];
      if (!product) throw new Error('nothing is on sale');
      const { ProductId } = product;
      const cartJsonData = JSON.stringify([{ ProductId, Quantity: 1 }]);
      const cart = await ask(cartData, { cartJsonData, CouponCode: '', StateProvinceID: place.StateProvinceID });
      const open = await ask(getRazorPay, {
        amount: cart.total.toFixed(2),
        orderId: String(ProductId),
        OrderNote: '',
        cartJsonData,
        CouponCode: '',
        PaymentMethod: 1,
        ContactEmail: EmailAddress,
        DeliveryAddress: { Name: 'Asha Rao', Phone: '9876543210', ...line, ...place },
        IdempotencyKey: randomUUID(),
      });
      const paid = await pay(open);
      const purchase = { providerOrderId: open.id, productId: ProductId };
      // The window's answer was lost on its way: the page asks for the payment's state, the webhook books it.
      if (!paid) return purchase;
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
      return purchase;
    },
  };
}
