import type { NotNull } from 'kysely';
import type { DeliveryAddress } from 'shared-contracts/api/get-razor-pay';
import { LIMITS } from 'shared-contracts/domain/constants';
import { INDIAN_MOBILE } from 'shared-contracts/domain/mobile';
import { pinLiesIn, statesOfPin } from 'shared-contracts/domain/pincode';
import type { Db } from '../../platform/database/schema.ts';
import { invalidField } from '../../platform/http/problems.ts';

/** Where an order goes. Missing texts are '', missing ids null. */
export interface Destination {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly cityId: number | null;
  /** Of a town that is not listed, without a cityId; '' otherwise. */
  readonly cityName: string;
  readonly stateId: number | null;
  readonly postalCode: string;
  /** Of the account's own address; null for an address in a request, which is always in India. */
  readonly countryId: number | null;
}

interface DeliveryState {
  readonly id: number;
  /** Two digits as in a GSTIN. */
  readonly gstCode: string;
  /** Whether the destination's city lies in it. */
  readonly hasCity: boolean;
}

/** @param given of a request or of the address book */
export function destinationAt(given: DeliveryAddress): Destination {
  const cityId = given.CityID || null;
  return {
    name: given.Name,
    phone: given.Phone,
    address: given.AddressLineOne,
    cityId,
    cityName: cityId === null ? (given.CityName ?? '') : '',
    stateId: given.StateProvinceID,
    postalCode: given.PostalCode,
    countryId: null,
  };
}

/**
 * The chosen state of delivery, or the state of the PIN. Throws 400 for a state outside India.
 * @param within the prefix of field names in the request
 */
export async function deliveryState(db: Db, destination: Destination, within = HAND_OFF): Promise<DeliveryState> {
  const { stateId, cityId, postalCode } = destination;
  const field = `${within}StateProvinceID`;
  if (await isAbroad(db, destination)) throw invalidField(field, INDIA_ONLY);
  const states = db
    .selectFrom('states_provinces')
    .select(['state_province_id as id', 'gst_code as gstCode'])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('cities')
            .select('city_id')
            .whereRef('cities.state_province_id', '=', 'states_provinces.state_province_id')
            .where('city_id', '=', cityId ?? 0),
        )
        .$castTo<boolean>()
        .as('hasCity'),
    )
    .where('gst_code', 'is not', null)
    .$narrowType<{ gstCode: NotNull }>();
  if (stateId !== null) {
    const chosen = await states.where('state_province_id', '=', stateId).executeTakeFirst();
    if (!chosen) throw invalidField(field, INDIA_ONLY);
    return chosen;
  }
  const [likeliest] = statesOfPin(postalCode);
  const ofPin = likeliest && (await states.where('gst_code', '=', likeliest).executeTakeFirst());
  if (!ofPin) throw invalidField(field, 'A state is required.');
  return ofPin;
}

const HAND_OFF = 'DeliveryAddress.';
const INDIA_ONLY = 'We deliver within India only';

async function isAbroad(db: Db, { countryId }: Destination): Promise<boolean> {
  if (countryId === null) return false;
  const country = await db
    .selectFrom('countries')
    .select('iso_code')
    .where('country_id', '=', countryId)
    .executeTakeFirst();
  return country?.iso_code !== 'IN';
}

/** Throws 400 naming the first field that makes delivery impossible (PAY-02). */
export function checkDelivery(
  { phone, address, cityId, cityName, postalCode }: Destination,
  state: DeliveryState,
  within = HAND_OFF,
): void {
  if (phone === '') throw invalidField(`${within}Phone`, 'A mobile number is required.');
  if (!INDIAN_MOBILE.test(phone)) throw invalidField(`${within}Phone`, 'This is not an Indian mobile number.');
  if (address.trim() === '') throw invalidField(`${within}AddressLineOne`, 'An address is required.');
  if (address.length > LIMITS.signUp.address) {
    throw invalidField(`${within}AddressLineOne`, `An address has at most ${LIMITS.signUp.address} characters.`);
  }
  if (cityId === null && cityName === '') throw invalidField(`${within}CityID`, 'A city is required.');
  checkCity({ cityId }, state, within);
  if (!pinLiesIn(postalCode, state.gstCode)) {
    throw invalidField(`${within}PostalCode`, 'The PIN does not lie in the chosen state.');
  }
}

/** Throws 400 for a city that is not of the state; downloads need none. */
export function checkCity({ cityId }: Pick<Destination, 'cityId'>, state: DeliveryState, within = HAND_OFF): void {
  if (cityId !== null && !state.hasCity)
    throw invalidField(`${within}CityID`, 'The city does not lie in the chosen state.');
}
