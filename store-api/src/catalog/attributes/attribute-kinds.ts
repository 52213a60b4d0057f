import { type RawBuilder, sql } from 'kysely';

/** A table of names that products refer to. */
export interface AttributeKind {
  readonly table: string;
  readonly id: string;
  /** What an operator calls one. */
  readonly singular: string;
  /** A column besides the name, the option that sets it, and its form. */
  readonly extra?: {
    readonly column: string;
    readonly option: 'hex' | 'code';
    readonly form: RegExp;
    readonly like: string;
  };
  /** The table with a row per product that has one; its column is named as the id. */
  readonly worn: string;
}

const onProducts = { worn: 'products' } as const;

/** By the word that an operator types. */
export const ATTRIBUTE_KINDS = {
  types: { table: 'product_types', id: 'product_type_id', singular: 'product type', ...onProducts },
  materials: { table: 'materials', id: 'material_id', singular: 'material', ...onProducts },
  orientations: { table: 'orientations', id: 'orientation_id', singular: 'orientation', ...onProducts },
  seaters: { table: 'seaters', id: 'seater_id', singular: 'seater', ...onProducts },
  colours: {
    table: 'colors',
    id: 'color_id',
    singular: 'colour',
    extra: { column: 'hex_code', option: 'hex', form: /^#[0-9A-F]{6}$/, like: '#A3703F' },
    ...onProducts,
  },
  sizes: { table: 'sizes', id: 'size_id', singular: 'size', ...onProducts },
  origins: {
    table: 'origins',
    id: 'origin_id',
    singular: 'country of origin',
    extra: { column: 'iso_code', option: 'code', form: /^[A-Z]{2}$/, like: 'ID, of ISO 3166' },
    ...onProducts,
  },
  tags: { table: 'tags', id: 'tag_id', singular: 'tag', worn: 'product_tags' },
  shipping: {
    table: 'shipping_methods',
    id: 'shipping_method_id',
    singular: 'shipping method',
    worn: 'product_shipping_methods',
  },
} as const satisfies Record<string, AttributeKind>;

export type AttributeKindName = keyof typeof ATTRIBUTE_KINDS;
export const KIND_NAMES = Object.keys(ATTRIBUTE_KINDS) as AttributeKindName[];
export const kindOf = (name: string): AttributeKind => ATTRIBUTE_KINDS[name as AttributeKindName];

/** SQL of the number of products that have the row of the kind's table in scope. */
export function wearersOf({ table, id, worn }: AttributeKind): RawBuilder<number> {
  return sql<number>`(select count(*)::integer from ${sql.table(worn)} as wearer where ${sql.ref(`wearer.${id}`)} = ${sql.ref(`${table}.${id}`)})`;
}
