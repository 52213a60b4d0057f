import type { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import type { UserRecord } from 'shared-contracts/api/shapes/user-record';
import { indianMobile } from 'shared-contracts/domain/mobile';
import type { InferOutput } from 'valibot';
import { findAddress } from '../../account/addresses/addresses-repository.ts';
import {
  checkCity,
  checkDelivery,
  type Destination,
  deliveryState,
  destinationAt,
} from '../../account/addresses/destination.ts';
import { userRecord } from '../../account/people/users-repository.ts';
import type { Db } from '../../platform/database/schema.ts';
import { forbidden, invalidField } from '../../platform/http/problems.ts';
import type { StoreFacts } from '../../platform/settings/store-facts.ts';
import type { OrderContact } from '../orders/draft-order.ts';
import { supplyBetween } from '../pricing/supply.ts';
import { deliveryBy } from '../pricing/zone-fee.ts';
import type { Purchase } from './start-payment.ts';

export type HandOff = InferOutput<(typeof getRazorPay)['request']>;

/** Who buys. */
export interface Buyer extends UserRecord {
  /** Digital products need no address (PAY-02). */
  readonly needsDelivery: boolean;
}

export function readBuyer(db: Db, userId: number, { cartJsonData }: HandOff): Promise<Buyer> {
  const products = db.selectFrom('products').select('product_id').where('is_digital', '=', false);
  // An empty cart is refused by its own words.
  const ids = [0, ...cartJsonData.map((line) => line.ProductId)];
  return userRecord(db, userId)
    .select(({ exists }) =>
      exists(products.where('product_id', 'in', ids))
        .$castTo<boolean>()
        .as('needsDelivery'),
    )
    .executeTakeFirstOrThrow();
}

/**
 * Resolves owner, destination and tax; the account's own address is the default. Throws 400 naming a missing or invalid
 * field, 403 for another person's hand-off.
 */
export async function readHandOff(
  db: Db,
  handOff: HandOff,
  { needsDelivery, ...person }: Buyer,
  store: StoreFacts,
): Promise<Purchase> {
  // Another person may have left a hand-off in the browser.
  if (handOff.UserID !== undefined && handOff.UserID !== person.UserID) {
    throw forbidden('This hand-off belongs to another person.');
  }
  if (handOff.cartJsonData.length === 0) throw invalidField('cartJsonData', 'The cart is empty.');
  const destination = await destinationOf(db, handOff, person);
  const state = await deliveryState(db, destination);
  if (needsDelivery) checkDelivery(destination, state);
  else checkCity(destination, state);
  return {
    userId: person.UserID,
    lines: handOff.cartJsonData,
    couponCode: handOff.CouponCode,
    amount: handOff.amount,
    supply: supplyBetween(store.stateCode, state.gstCode),
    delivery: deliveryBy(store, destination.postalCode),
    contact: contactOf(handOff, person, destination, state.id),
    key: handOff.IdempotencyKey,
  };
}

/** The given address, the chosen one, or the account's own. Throws 400 naming AddressID. */
async function destinationOf(
  db: Db,
  { DeliveryAddress, AddressID }: HandOff,
  person: UserRecord,
): Promise<Destination> {
  if (AddressID === undefined) return DeliveryAddress ? destinationAt(DeliveryAddress) : ownAddress(person);
  if (DeliveryAddress) throw invalidField('AddressID', 'Give an AddressID or a DeliveryAddress, not both.');
  const saved = await findAddress(db, person.UserID, AddressID);
  if (!saved) throw invalidField('AddressID', 'There is no such address in your address book.');
  return destinationAt(saved);
}

function ownAddress(person: UserRecord): Destination {
  return {
    name: `${person.FirstName} ${person.LastName}`.trim(),
    phone: indianMobile(person.MobileNo),
    address: person.AddressLineOne,
    cityId: person.CityID,
    cityName: '',
    stateId: person.StateProvinceID,
    postalCode: person.PostalCode,
    countryId: person.CountryID,
  };
}

function contactOf(handOff: HandOff, person: UserRecord, destination: Destination, stateId: number): OrderContact {
  return {
    email: handOff.ContactEmail ?? person.EmailAddress,
    buyerGstin: handOff.BuyerGstin,
    note: handOff.OrderNote,
    language: handOff.LanguageCode,
    name: destination.name,
    phone: destination.phone,
    address: destination.address,
    cityId: destination.cityId,
    cityName: destination.cityName,
    stateId,
    postalCode: destination.postalCode,
  };
}
