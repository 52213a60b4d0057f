import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Facets } from 'shared-contracts/api/shapes/facets';
import { paise, toRupees } from 'shared-contracts/domain/money';
import type { Database } from '../platform/database/schema.ts';
import { all, filterConditions, type ProductFilter, scopeConditions } from './product-filter.ts';

interface OptionRow {
  readonly id: number;
  readonly name: string;
  readonly count: number;
}

/**
 * The options of every filter. An option exists when a product of the category or search has it; its count is
 * what it would show under the other active filters, so choosing it never surprises.
 */
export async function countFacets(db: Kysely<Database>, filter: ProductFilter): Promise<Facets> {
  const conditions = filterConditions(filter);
  const scope = all(scopeConditions(filter));
  const underOthers = (facet: string) =>
    all([...conditions].filter(([name]) => name !== facet).map(([, condition]) => condition));

  const options = async (facet: string, table: string, key: string, order: string): Promise<OptionRow[]> => {
    const { rows } = await sql<OptionRow>`
      select o.${sql.ref(key)} as id, o.name, (count(*) filter (where ${underOthers(facet)}))::integer as count
      from products join product_search using (product_id) join ${sql.table(table)} o on o.${sql.ref(key)} = products.${sql.ref(key)}
      where ${scope} group by o.${sql.ref(key)}, o.name order by ${sql.ref(order)}`.execute(db);
    return rows;
  };

  const [productTypes, materials, orientations, seaters, manufacturers, colors, tags, stock, price] = await Promise.all(
    [
      options('productTypes', 'product_types', 'product_type_id', 'o.name'),
      options('materials', 'materials', 'material_id', 'o.name'),
      options('orientations', 'orientations', 'orientation_id', 'o.name'),
      // Seater names start with their number, and ids are given out in its order.
      options('seaters', 'seaters', 'seater_id', 'o.seater_id'),
      options('manufacturers', 'vendors', 'vendor_id', 'o.name'),
      colorOptions(db, scope, underOthers('colors')),
      tagOptions(db, scope, underOthers('tags')),
      stockOptions(db, scope, underOthers('stock')),
      priceRange(db, scope, underOthers('price')),
    ],
  );
  return {
    productTypes: productTypes.map(asOption),
    materials: materials.map(asOption),
    orientations: orientations.map(asOption),
    seaters: seaters.map(asOption),
    colors: colors.map((row) => ({ ...asOption(row), HexCode: row.hex_code })),
    manufacturers: manufacturers.map(asOption),
    tags: tags.map(asOption),
    stock,
    price,
  };
}

type Sql = RawBuilder<boolean>;
const asOption = ({ id, name, count }: OptionRow) => ({ Id: id, Name: name, Count: count });

async function colorOptions(db: Kysely<Database>, scope: Sql, underOthers: Sql) {
  const { rows } = await sql<OptionRow & { hex_code: string }>`
    select o.color_id as id, o.name, o.hex_code, (count(*) filter (where ${underOthers}))::integer as count
    from products join product_search using (product_id) join colors o using (color_id)
    where ${scope} group by o.color_id, o.name, o.hex_code order by o.name`.execute(db);
  return rows;
}

async function tagOptions(db: Kysely<Database>, scope: Sql, underOthers: Sql) {
  const { rows } = await sql<OptionRow>`
    select o.tag_id as id, o.name, (count(*) filter (where ${underOthers}))::integer as count
    from products join product_search using (product_id) join product_tags using (product_id) join tags o on o.tag_id = product_tags.tag_id
    where ${scope} group by o.tag_id, o.name order by o.name`.execute(db);
  return rows;
}

async function stockOptions(db: Kysely<Database>, scope: Sql, underOthers: Sql): Promise<Facets['stock']> {
  const { rows } = await sql<{ available: number; gone: number }>`
    select
      (count(*) filter (where products.stock_quantity > 0))::integer as available,
      (count(*) filter (where products.stock_quantity = 0))::integer as gone
    from products join product_search using (product_id) where ${scope} and ${underOthers}`.execute(db);
  return [
    { Status: 'In stock', Count: rows[0]?.available ?? 0 },
    { Status: 'Out of stock', Count: rows[0]?.gone ?? 0 },
  ];
}

async function priceRange(db: Kysely<Database>, scope: Sql, underOthers: Sql): Promise<Facets['price']> {
  const { rows } = await sql<{ lowest: number | null; highest: number | null }>`
    select min(products.price_paise) as lowest, max(products.price_paise) as highest
    from products join product_search using (product_id)
    where products.price_paise > 0 and ${scope} and ${underOthers}`.execute(db);
  const { lowest = null, highest = null } = rows[0] ?? {};
  return lowest === null || highest === null ? null : { Min: toRupees(paise(lowest)), Max: toRupees(paise(highest)) };
}
