import { type Insertable, sql } from 'kysely';
import type { SavedAddress } from 'shared-contracts/api/shapes/saved-address';
import { LIMITS } from 'shared-contracts/domain/constants';
import { exists } from '../../platform/database/exists.ts';
import type { Database, Db } from '../../platform/database/schema.ts';
import { lockPerson } from '../people/lock-person.ts';

type AddressColumns = Omit<
  Insertable<Database['user_addresses']>,
  'address_id' | 'user_id' | 'is_default' | 'saved_at'
>;

export interface AddressToSave {
  /** Undefined adds one. */
  readonly addressId: number | undefined;
  readonly columns: AddressColumns;
  /** False does not change the default. */
  readonly becomesDefault: boolean;
}

/** The default address first, then the last saved first. */
export async function addressBook(db: Db, userId: number): Promise<SavedAddress[]> {
  return addressesOf(db, userId)
    .orderBy('is_default', 'desc')
    .orderBy('saved_at', 'desc')
    .orderBy('address_id', 'desc')
    .execute();
}

/** Undefined when the person's book has no such address. */
export async function findAddress(db: Db, userId: number, addressId: number): Promise<SavedAddress | undefined> {
  return addressesOf(db, userId).where('address_id', '=', addressId).executeTakeFirst();
}

function addressesOf(db: Db, userId: number) {
  return db
    .selectFrom('user_addresses')
    .leftJoin('cities', 'cities.city_id', 'user_addresses.city_id')
    .innerJoin('states_provinces', (join) =>
      join.on(
        'states_provinces.state_province_id',
        '=',
        sql<number>`coalesce(cities.state_province_id, user_addresses.town_state_id)`,
      ),
    )
    .select([
      'address_id as AddressID',
      'name as Name',
      'phone as Phone',
      'address_line_one as AddressLineOne',
      sql<number>`coalesce(user_addresses.city_id, 0)`.as('CityID'),
      sql<string>`coalesce(cities.city_name, user_addresses.town_name)`.as('CityName'),
      'states_provinces.state_province_id as StateProvinceID',
      'state_name as StateName',
      'postal_code as PostalCode',
      'is_default as IsDefault',
    ])
    .where('user_id', '=', userId);
}

/** Adds or changes one address. Must run in a transaction, to be rolled back unless the answer is 'saved'. */
export async function writeAddress(
  trx: Db,
  userId: number,
  { addressId, columns, becomesDefault }: AddressToSave,
): Promise<'saved' | 'unknown' | 'full'> {
  // Two concurrent writes could otherwise exceed the limit or leave two defaults.
  await lockPerson(trx, userId);
  const saved =
    addressId === undefined ? await add(trx, userId, columns) : await change(trx, userId, addressId, columns);
  if (saved === undefined) return addressId === undefined ? 'full' : 'unknown';
  if (becomesDefault) await makeDefault(trx, userId, saved);
  await ensureDefault(trx, userId);
  return 'saved';
}

/** False for another person's address; a missing one counts as deleted. Must run in a transaction. */
export async function removeAddress(trx: Db, userId: number, addressId: number): Promise<boolean> {
  await lockPerson(trx, userId);
  await trx.deleteFrom('user_addresses').where('address_id', '=', addressId).where('user_id', '=', userId).execute();
  await ensureDefault(trx, userId);
  return !(await exists(trx.selectFrom('user_addresses').select('address_id').where('address_id', '=', addressId)));
}

/** Undefined when the book is full. */
async function add(trx: Db, userId: number, columns: AddressColumns): Promise<number | undefined> {
  const { name, phone, address_line_one, city_id, town_name, town_state_id, postal_code } = columns;
  const { rows } = await sql<{ address_id: number }>`
    insert into user_addresses (user_id, name, phone, address_line_one, city_id, town_name, town_state_id, postal_code)
    select ${userId}::integer, ${name}, ${phone}, ${address_line_one}, ${city_id}::integer, ${town_name},
      ${town_state_id}::integer, ${postal_code}
    where (select count(*) from user_addresses where user_id = ${userId}) < ${LIMITS.addressBook}
    returning address_id`.execute(trx);
  return rows[0]?.address_id;
}

/** Undefined when the person has no such address. */
async function change(
  trx: Db,
  userId: number,
  addressId: number,
  columns: AddressColumns,
): Promise<number | undefined> {
  const changed = await trx
    .updateTable('user_addresses')
    .set({ ...columns, saved_at: sql<Date>`clock_timestamp()` })
    .where('address_id', '=', addressId)
    .where('user_id', '=', userId)
    .returning('address_id')
    .executeTakeFirst();
  return changed?.address_id;
}

async function makeDefault(trx: Db, userId: number, addressId: number): Promise<void> {
  // Two statements, because the unique index is checked row by row.
  await trx
    .updateTable('user_addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
  await trx.updateTable('user_addresses').set({ is_default: true }).where('address_id', '=', addressId).execute();
}

/** A book without a default gets its first address as the default. */
async function ensureDefault(trx: Db, userId: number): Promise<void> {
  const [first] = await addressBook(trx, userId);
  if (first && !first.IsDefault) await makeDefault(trx, userId, first.AddressID);
}
