import { getProfile } from 'shared-contracts/api/get-profile';
import { updateProfile } from 'shared-contracts/api/update-profile';
import type { InferOutput } from 'valibot';
import type { Db } from '../../platform/database/schema.ts';
import type { Api } from '../../platform/http/api.ts';
import { registerUserCall } from '../../platform/http/calls.ts';
import { conflict, forbidden } from '../../platform/http/problems.ts';
import { writeOnce } from '../../platform/http/write-once.ts';
import { checkPlaces } from '../../platform/places/check-places.ts';
import { lockPerson } from './lock-person.ts';
import { usersRepository } from './users-repository.ts';

type ProfileForm = Omit<InferOutput<(typeof updateProfile)['request']>, 'UserID' | 'IdempotencyKey'>;

const PLACES = { country: 'CountryID', state: 'StateProvinceID', city: 'CityId' };

/** Reads and changes the profile of the person logged in (ACC-08). */
export function profileRoutes(api: Api): void {
  const { db } = api;
  const users = usersRepository(db);

  registerUserCall(api, getProfile, ({ user }) => users.record(user.userId));

  registerUserCall(api, updateProfile, async ({ user: { userId }, parameters }) => {
    const { UserID, IdempotencyKey: key, ...form } = parameters;
    if (UserID !== undefined && UserID !== userId) throw forbidden('This profile belongs to another person.');
    const { CountryID: countryId, StateProvinceID: stateId, CityId: cityId } = form;
    await checkPlaces(db, { countryId, stateId, cityId }, PLACES);
    // Only 'saved' is stored with the key: a repeated request reads the profile, so no personal data is stored there.
    await writeOnce(db, { scope: `update-profile:${userId}`, key, request: form }, (trx) => save(trx, userId, form));
    return [{ ResponseMsg: 'Saved Successfully' as const, ...(await users.record(userId)) }];
  });
}

/** Throws a refusal so that the transaction also rolls back the idempotency key. */
async function save(trx: Db, userId: number, form: ProfileForm): Promise<'saved'> {
  await lockPerson(trx, userId);
  const columns = {
    first_name: form.FirstName,
    last_name: form.LastName,
    address_line_one: form.AddressLineOne,
    city_id: form.CityId,
    state_province_id: form.StateProvinceID,
    postal_code: form.PostalCode,
    ...(form.MobileNo === undefined ? {} : { mobile_no: form.MobileNo }),
    country_id: form.CountryID,
  };
  if (await usersRepository(trx).changeProfile(userId, columns, form.ProfileVersion)) return 'saved';
  throw conflict('profile-changed', 'The profile has been changed elsewhere. Nothing was saved.');
}
