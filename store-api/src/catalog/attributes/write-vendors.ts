import { sql, type Updateable } from 'kysely';
import { CommandRefused } from '../../platform/command-line/command.ts';
import type { Database, Db } from '../../platform/database/schema.ts';
import { importerNamed, originWithCode } from '../products/find-declarations.ts';
import { readName } from '../products/read-name.ts';

export interface TypedVendor {
  readonly name?: string | undefined;
  readonly maker?: string | undefined;
  readonly address?: string | undefined;
  /** The code of a country of origin. */
  readonly origin?: string | undefined;
  /** The name of an importer, or 'none'. */
  readonly importer?: string | undefined;
  /** Markdown-free text or HTML, as the page's 'Merchant Details' shows it. */
  readonly about?: string | undefined;
}

export async function listVendors(db: Db) {
  return db
    .selectFrom('vendors')
    .innerJoin('origins', 'origins.origin_id', 'vendors.origin_id')
    .leftJoin('importers', 'importers.importer_id', 'vendors.importer_id')
    .select(['vendor_id as id', 'vendors.name', 'manufacturer_name as maker', 'manufacturer_address as address'])
    .select(['origins.iso_code as origin', 'importers.name as importer'])
    .select(
      sql<number>`(select count(*)::integer from products where products.vendor_id = vendors.vendor_id)`.as('products'),
    )
    .orderBy('vendors.name')
    .execute();
}

export async function addVendor(db: Db, typed: TypedVendor): Promise<number> {
  const { name, manufacturer_name, manufacturer_address, ...more } = await columnsOf(db, typed);
  if (!name || !manufacturer_name || !manufacturer_address) {
    throw new CommandRefused('A vendor has a name, --maker and --address: the law asks who made a product, and where.');
  }
  const added = await db
    .insertInto('vendors')
    .values({ name, manufacturer_name, manufacturer_address, ...(more as object) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('vendor_id')
    .executeTakeFirst();
  if (!added) throw new CommandRefused(`There is a vendor '${name}' already.`);
  return added.vendor_id;
}

/** Products keep the origin and importer that they have. */
export async function changeVendor(db: Db, id: number, typed: TypedVendor): Promise<void> {
  const columns = await columnsOf(db, typed);
  if (Object.keys(columns).length === 0) throw new CommandRefused('Say what changes.');
  const sameName = await db
    .selectFrom('vendors')
    .select('vendor_id')
    .where('name', '=', columns.name ?? '')
    .where('vendor_id', '<>', id)
    .executeTakeFirst();
  if (sameName) throw new CommandRefused(`There is a vendor '${columns.name}' already.`);
  const { numUpdatedRows } = await db
    .updateTable('vendors')
    .set(columns)
    .where('vendor_id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new CommandRefused(unknown(id));
}

export async function endVendor(db: Db, id: number): Promise<void> {
  const { rows } = await sql<{ products: number }>`
    select (select count(*)::integer from products where vendor_id = ${id}) as products
    from vendors where vendor_id = ${id} for update`.execute(db);
  if (!rows[0]) throw new CommandRefused(unknown(id));
  if (rows[0].products > 0) throw new CommandRefused(`${rows[0].products} products are of vendor ${id}.`);
  await db.deleteFrom('vendors').where('vendor_id', '=', id).execute();
}

async function columnsOf(db: Db, typed: TypedVendor): Promise<Updateable<Database['vendors']>> {
  const { name, maker, address, origin, importer, about } = typed;
  return {
    ...(name === undefined ? {} : { name: readName(name) }),
    ...(maker === undefined ? {} : { manufacturer_name: maker.trim() }),
    ...(address === undefined ? {} : { manufacturer_address: address.trim() }),
    ...(origin === undefined ? {} : { origin_id: await originWithCode(db, origin) }),
    ...(importer === undefined ? {} : { importer_id: await importerNamed(db, importer) }),
    ...(about === undefined ? {} : { merchant_content: about.trim() }),
  };
}

const unknown = (id: number) => `There is no vendor ${id}. Nothing was changed.`;
