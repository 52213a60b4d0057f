import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import type { RunningStore } from '../../../.ci/start/running-store.ts';
import { mailTo } from '../../store/mailbox.ts';
import type { Person } from '../../store/person.ts';
import type { Shopper } from '../../store/shopper.ts';

/** A new account with a session in this browser. */
export async function becomeMember(shopper: Shopper, person: Person): Promise<void> {
  await shopper.open('/CreateAccount');
  await shopper.signUp(person);
  await expect(shopper.page).toHaveURL(/\/(ar)?$/);
}

/** The product is a download: the checkout only needs the state, for the tax. */
const DIGITAL = 'planning-guides';

/** Buys one article of a category with this browser's account; returns the order's number. */
export async function buy(shopper: Shopper, person: Person, category: string, quantity = 1): Promise<string> {
  await shopper.open(`/collections/${category}`);
  await shopper.openFirstInStock();
  if (quantity > 1) await shopper.chooseQuantity(quantity);
  await shopper.addToCart();
  await shopper.checkOut();
  await shopper.expectPath('/Checkout');
  await expect(shopper.heading(shopper.texts.checkoutTitle)).toBeVisible();
  if (category === DIGITAL) {
    await shopper.choose(shopper.texts.state, person.state);
  } else await shopper.giveDelivery(person);
  await shopper.payNow();
  await shopper.payWith('success');
  await expect(shopper.heading(shopper.texts.thanks)).toBeVisible();
  return shopper.receipt(shopper.texts.orderNumber);
}

/** Follows the link that proves the account's address, in the first mail that has one. */
export async function confirmAddress(shopper: Shopper, store: RunningStore, person: Person): Promise<void> {
  const mail = await mailTo(store, person.email, /confirm=/);
  await shopper.open(/\/profile\?confirm=[\w.-]+/.exec(mail)?.[0] ?? '');
  await shopper.page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(shopper.page.getByText('Your email address is confirmed.')).toBeVisible();
}

/** Whether the server still accepts a token. */
export async function tokenWorks(request: APIRequestContext, token: string, userId: number): Promise<boolean> {
  const answer = await request.post('/api/v1/dynamic/dataoperation/get-profile', {
    headers: { Token: token, UserID: String(userId) },
    data: { requestParameters: {} },
  });
  return answer.ok();
}
