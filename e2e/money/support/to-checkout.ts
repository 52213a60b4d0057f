import type { Person } from '../../store/person.ts';
import type { Shopper } from '../../store/shopper.ts';

/** A new shopper with one item in the cart and the checkout filled in, before Pay Now. */
export async function toFilledCheckout(shopper: Shopper, person: Person, category = 'sofas'): Promise<void> {
  await shopper.open(`/collections/${category}`);
  await shopper.openFirstInStock();
  await shopper.addToCart();
  await shopper.checkOut();
  await shopper.signUpInstead(person);
  await shopper.expectPath('/Checkout');
  await shopper.giveDelivery(person);
}
