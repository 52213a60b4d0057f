import type { Kysely, NotNull } from 'kysely';
import type { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import type { UserRecord } from 'shared-contracts/api/shapes/user-record';
import type { InferOutput } from 'valibot';
import { statesOfPin } from '../delivery/pin-area.ts';
import type { OrderContact } from '../orders/draft-order.ts';
import type { Purchase } from '../payments/start-payment.ts';
import type { Database } from '../platform/database/schema.ts';
import { forbidden, invalidField } from '../platform/problems.ts';
import { supplyBetween } from './supply.ts';

export type HandOff = InferOutput<(typeof getRazorPay)['request']>;

interface Destination {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly cityId: number | null;
  readonly stateId: number | null;
  readonly postalCode: string;
}

/**
 * A hand-off as a purchase: whose it is, where it goes, how it is taxed. Without a delivery address it goes to
 * the account's own. Throws 400 naming the field that is missing or does not fit, 403 for another's hand-off.
 */
export async function readHandOff(
  db: Kysely<Database>,
  handOff: HandOff,
  person: UserRecord,
  storeStateCode: string,
): Promise<Purchase> {
  // A hand-off left in the browser by someone else must not become this person's order.
  if (handOff.UserID !== undefined && handOff.UserID !== person.UserID) {
    throw forbidden('This hand-off is somebody else’s.');
  }
  if (handOff.cartJsonData.length === 0) throw invalidField('cartJsonData', 'The cart is empty.');
  const destination = destinationOf(handOff, person);
  const state = await stateOf(db, destination);
  if (await needsDelivery(db, handOff)) await checkDelivery(db, destination, state);
  return {
    userId: person.UserID,
    lines: handOff.cartJsonData,
    couponCode: handOff.CouponCode,
    amount: handOff.amount,
    supply: supplyBetween(storeStateCode, state.gstCode),
    contact: contactOf(handOff, person, destination, state.id),
    key: handOff.IdempotencyKey,
  };
}

function destinationOf({ DeliveryAddress: given }: HandOff, person: UserRecord): Destination {
  if (!given) {
    return {
      name: `${person.FirstName} ${person.LastName}`,
      phone: person.MobileNo,
      address: person.AddressLineOne,
      cityId: person.CityID,
      stateId: person.StateProvinceID,
      postalCode: person.PostalCode,
    };
  }
  return {
    name: given.Name,
    phone: given.Phone,
    address: given.AddressLineOne,
    cityId: given.CityID,
    stateId: given.StateProvinceID,
    postalCode: given.PostalCode,
  };
}

interface State {
  readonly id: number;
  readonly gstCode: string;
}

/** The state of delivery: the one chosen, else the one its PIN lies in. */
async function stateOf(db: Kysely<Database>, { stateId, postalCode }: Destination): Promise<State> {
  const states = db
    .selectFrom('states_provinces')
    .select(['state_province_id as id', 'gst_code as gstCode'])
    .where('gst_code', 'is not', null)
    .$narrowType<{ gstCode: NotNull }>();
  const [likeliest] = statesOfPin(postalCode);
  const state =
    stateId !== null
      ? await states.where('state_province_id', '=', stateId).executeTakeFirst()
      : likeliest && (await states.where('gst_code', '=', likeliest).executeTakeFirst());
  if (!state) throw invalidField('DeliveryAddress.StateProvinceID', 'Choose a state in India.');
  return state;
}

/** Whether anything in the cart must be carried somewhere; what is digital needs no address (PAY-02). */
async function needsDelivery(db: Kysely<Database>, { cartJsonData }: HandOff): Promise<boolean> {
  const physical = await db
    .selectFrom('products')
    .select('product_id')
    .where(
      'product_id',
      'in',
      cartJsonData.map((line) => line.ProductId),
    )
    .where('is_digital', '=', false)
    .limit(1)
    .executeTakeFirst();
  return physical !== undefined;
}

async function checkDelivery(db: Kysely<Database>, destination: Destination, state: State): Promise<void> {
  if (destination.phone === '') throw invalidField('DeliveryAddress.Phone', 'A mobile number is required.');
  if (destination.address === '') throw invalidField('DeliveryAddress.AddressLineOne', 'An address is required.');
  if (!statesOfPin(destination.postalCode).includes(state.gstCode)) {
    throw invalidField('DeliveryAddress.PostalCode', 'The PIN does not lie in the chosen state.');
  }
  if (destination.cityId === null) return;
  const city = await db
    .selectFrom('cities')
    .select('city_id')
    .where('city_id', '=', destination.cityId)
    .where('state_province_id', '=', state.id)
    .executeTakeFirst();
  if (!city) throw invalidField('DeliveryAddress.CityID', 'The city does not lie in the chosen state.');
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
    stateId,
    postalCode: destination.postalCode,
  };
}
