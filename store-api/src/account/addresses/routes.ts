import { deleteAddress } from 'shared-contracts/api/delete-address';
import { getAddresses } from 'shared-contracts/api/get-addresses';
import { saveAddress } from 'shared-contracts/api/save-address';
import { LIMITS } from 'shared-contracts/domain/constants';
import type { InferOutput } from 'valibot';
import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Api } from '../../platform/http/api.ts';
import { registerUserCall, type UserCalling } from '../../platform/http/calls.ts';
import { conflict, notFound } from '../../platform/http/problems.ts';
import { writeOnce } from '../../platform/http/write-once.ts';
import { addressTexts } from '../../platform/places/translated-texts.ts';
import { type AddressToSave, addressBook, removeAddress, writeAddress } from './addresses-repository.ts';
import { checkDelivery, deliveryState, destinationAt } from './destination.ts';

type Saving = Omit<InferOutput<(typeof saveAddress)['request']>, 'IdempotencyKey'>;

/** The address book of an account (ACC-12). */
export function addressesRoutes(api: Api): void {
  const { db } = api;
  const texts = { texts: addressTexts };

  registerUserCall(api, getAddresses, ({ user }) => addressBook(db, user.userId), texts);

  const saveOnce = async ({ user: { userId }, parameters }: UserCalling<typeof saveAddress>) => {
    const { IdempotencyKey: key, ...given } = parameters;
    await checkAddress(db, given);
    await writeOnce(db, { scope: `save-address:${userId}`, key, request: given }, (trx) => save(trx, userId, given));
    return addressBook(db, userId);
  };
  registerUserCall(api, saveAddress, saveOnce, texts);

  const remove = async ({ user: { userId }, parameters }: UserCalling<typeof deleteAddress>) => {
    const removed = await transact(db, (trx) => removeAddress(trx, userId, parameters.AddressID));
    if (!removed) throw noSuchAddress();
    return addressBook(db, userId);
  };
  registerUserCall(api, deleteAddress, remove, texts);
}

/** The book accepts only addresses that checkout accepts; throws 400 naming the field. */
async function checkAddress(db: Db, given: Saving): Promise<void> {
  const destination = destinationAt(given);
  checkDelivery(destination, await deliveryState(db, destination, ''), '');
}

/** Throws a refusal so that the transaction also rolls back the idempotency key. */
async function save(trx: Db, userId: number, given: Saving): Promise<'saved'> {
  const written = await writeAddress(trx, userId, addressToSave(given));
  switch (written) {
    case 'saved':
      return written;
    case 'unknown':
      throw noSuchAddress();
    case 'full':
      throw conflict('address-book-full', `An address book holds at most ${LIMITS.addressBook} addresses.`);
  }
}

function addressToSave(given: Saving): AddressToSave {
  const { cityId, cityName } = destinationAt(given);
  return {
    addressId: given.AddressID,
    becomesDefault: given.IsDefault,
    columns: {
      name: given.Name,
      phone: given.Phone,
      address_line_one: given.AddressLineOne,
      city_id: cityId,
      town_name: cityName || null,
      town_state_id: cityId === null ? given.StateProvinceID : null,
      postal_code: given.PostalCode,
    },
  };
}

const noSuchAddress = () => notFound('There is no such address in your address book.');
