import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { askedFacts } from '../facts/asked-facts.ts';
import type { AskedFact } from '../facts/fact-names.ts';
import type { Varying } from '../products/family-tables.ts';
import { normalText } from './product-record.ts';

/** What records name: the ids by slug or name, and which codes have a GST rate. Small; read once for many records. */
export interface References {
  readonly category: ReadonlyMap<string, number>;
  readonly vendor: ReadonlyMap<string, number>;
  readonly type: ReadonlyMap<string, number>;
  readonly material: ReadonlyMap<string, number>;
  readonly orientation: ReadonlyMap<string, number>;
  readonly seater: ReadonlyMap<string, number>;
  readonly color: ReadonlyMap<string, number>;
  readonly size: ReadonlyMap<string, number>;
  readonly family: ReadonlyMap<string, number>;
  /** What the products of a family vary in, by its name. */
  readonly varies: ReadonlyMap<string, readonly Varying[]>;
  /** The SKUs in each family, by its name: as they are, and as plans move them. */
  readonly members: Map<string, Set<string>>;
  readonly tag: ReadonlyMap<string, number>;
  readonly origin: ReadonlyMap<string, number>;
  readonly importer: ReadonlyMap<string, number>;
  readonly shippingMethod: ReadonlyMap<string, number>;
  /** Origins whose products need an importer. */
  readonly abroad: ReadonlyMap<string, number>;
  /** Standards of the quality order, by code. */
  readonly standard: ReadonlyMap<string, number>;
  /** The codes in force on the day, by type of product. */
  readonly standardsOfType: ReadonlyMap<string, readonly string[]>;
  /** What its products are asked for, by type. */
  readonly factsOfType: ReadonlyMap<string, readonly AskedFact[]>;
  /** By vendor, the declaration for products that state none. */
  readonly declarations: ReadonlyMap<string, { readonly origin: string; readonly importer: string | null }>;
  /** 'HSN class' with a rate on the day. */
  readonly taxed: ReadonlySet<string>;
}

/** @param day 'YYYY-MM-DD', of the GST rates */
export async function readReferences(db: Db, day: string): Promise<References> {
  const { rows: rates } = await sql<{ code: string }>`
    select hsn_code || ' ' || material_class as code from gst_rates
    where valid_from <= ${day}::date and coalesce(valid_to, 'infinity') >= ${day}::date`.execute(db);
  const { rows: vendors } = await sql<{ vendor: string; origin: string; importer: string | null }>`
    select vendors.name as vendor, origins.name as origin, importers.name as importer
    from vendors join origins using (origin_id) left join importers on importers.importer_id = vendors.importer_id`.execute(
    db,
  );
  const { rows: standards } = await sql<{ type: string; codes: string[] }>`
    select product_types.name as type, array_agg(code order by code) as codes
    from product_type_standards join product_types using (product_type_id) join quality_standards using (standard_id)
    where in_force_from <= ${day}::date group by product_types.name`.execute(db);
  const families = await db.selectFrom('product_families').select(['name', 'varies']).execute();
  const { rows: members } = await sql<{ family: string; skus: string[] }>`
    select product_families.name as family, array_agg(sku) as skus
    from product_family_members join product_families using (family_id) join products using (product_id)
    group by product_families.name`.execute(db);
  return {
    category: await ids(db, sql`select slug as name, category_id as id from categories`),
    vendor: await ids(db, sql`select name, vendor_id as id from vendors`),
    type: await ids(db, sql`select name, product_type_id as id from product_types`),
    material: await ids(db, sql`select name, material_id as id from materials`),
    orientation: await ids(db, sql`select name, orientation_id as id from orientations`),
    seater: await ids(db, sql`select name, seater_id as id from seaters`),
    color: await ids(db, sql`select name, color_id as id from colors`),
    size: await ids(db, sql`select name, size_id as id from sizes`),
    family: await ids(db, sql`select name, family_id as id from product_families`),
    varies: new Map(families.map(({ name, varies }) => [normalText(name), varies])),
    members: new Map(members.map(({ family, skus }) => [normalText(family), new Set(skus)])),
    tag: await ids(db, sql`select name, tag_id as id from tags`),
    origin: await ids(db, sql`select name, origin_id as id from origins`),
    abroad: await ids(db, sql`select name, origin_id as id from origins where iso_code <> 'IN'`),
    importer: await ids(db, sql`select name, importer_id as id from importers`),
    shippingMethod: await ids(db, sql`select name, shipping_method_id as id from shipping_methods`),
    standard: await ids(db, sql`select code as name, standard_id as id from quality_standards`),
    standardsOfType: new Map(standards.map(({ type, codes }) => [normalText(type), codes])),
    factsOfType: await askedFacts(db),
    declarations: new Map(
      vendors.map(({ vendor, origin, importer }) => [
        normalText(vendor),
        { origin: normalText(origin), importer: importer && normalText(importer) },
      ]),
    ),
    taxed: new Set(rates.map(({ code }) => code)),
  };
}

async function ids(db: Db, query: RawBuilder<unknown>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await (query as RawBuilder<{ name: string; id: number }>).execute(db);
  return new Map(rows.map(({ name, id }) => [normalText(name), id]));
}

export function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`'${name}' was planned, but the shop does not have it`);
  return id;
}
