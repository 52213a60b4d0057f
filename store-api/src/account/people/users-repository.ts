import { type Insertable, sql, type Updateable } from 'kysely';
import type { UserRecord } from 'shared-contracts/api/shapes/user-record';
import type { Database, Db } from '../../platform/database/schema.ts';
import { emailKey } from '../../platform/email-key.ts';

export type UsersRepository = ReturnType<typeof usersRepository>;

type ProfileColumns = Pick<
  Updateable<Database['users']>,
  | 'first_name'
  | 'last_name'
  | 'mobile_no'
  | 'address_line_one'
  | 'city_id'
  | 'state_province_id'
  | 'postal_code'
  | 'country_id'
>;

export function usersRepository(db: Db) {
  return {
    async passwordHashOf(email: string): Promise<{ userId: number; passwordHash: string } | undefined> {
      return db
        .selectFrom('users')
        .select(['user_id as userId', 'password_hash as passwordHash'])
        .where('email_key', '=', emailKey(email))
        .executeTakeFirst();
    },

    /** Undefined for a deleted account. */
    async account(userId: number): Promise<{ userId: number; passwordHash: string } | undefined> {
      return db
        .selectFrom('users')
        .select(['user_id as userId', 'password_hash as passwordHash'])
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
    },

    /** False when the address already has an account. */
    async add(user: Omit<Insertable<Database['users']>, 'email_key'>): Promise<number | null> {
      const added = await db
        .insertInto('users')
        .values({ ...user, email_key: emailKey(user.email_address) })
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .returning('user_id')
        .executeTakeFirst();
      return added?.user_id ?? null;
    },

    /**
     * False, without a change, when the profile has another version.
     * @param version undefined accepts any
     */
    async changeProfile(userId: number, columns: ProfileColumns, version: number | undefined): Promise<boolean> {
      const changed = await db
        .updateTable('users')
        .set({ ...columns, profile_version: sql<number>`profile_version + 1` })
        .where('user_id', '=', userId)
        .$if(version !== undefined, (query) => query.where('profile_version', '=', version ?? 0))
        .executeTakeFirst();
      return changed.numUpdatedRows === 1n;
    },

    record: (userId: number): Promise<UserRecord> => userRecord(db, userId).executeTakeFirstOrThrow(),
  };
}

/** An account as its owner sees it. */
export function userRecord(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .leftJoin('cities', 'cities.city_id', 'users.city_id')
    .leftJoin('states_provinces', 'states_provinces.state_province_id', 'users.state_province_id')
    .leftJoin('countries', 'countries.country_id', 'users.country_id')
    .select([
      'user_id as UserID',
      'first_name as FirstName',
      'last_name as LastName',
      'email_address as EmailAddress',
      'mobile_no as MobileNo',
      'address_line_one as AddressLineOne',
      'cities.city_name as CityName',
      'users.city_id as CityID',
      'states_provinces.state_name as StateName',
      'users.state_province_id as StateProvinceID',
      'countries.country_name as CountryName',
      'postal_code as PostalCode',
      'users.country_id as CountryID',
      'profile_version as ProfileVersion',
    ])
    .where('user_id', '=', userId);
}
