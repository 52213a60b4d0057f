import type { Generated } from 'kysely';

/** What the products of a family may differ in. */
export const VARYING = ['color', 'cover', 'size', 'material', 'seater', 'orientation'] as const;
export type Varying = (typeof VARYING)[number];

/** Products of one family: its page offers all of them, and one of them that changes stales the pages of the others. */
export const MOST_MEMBERS = 60;

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** Products of one design, e.g. a sofa in five colours. */
    product_families: { family_id: Generated<number>; name: string; varies: Varying[] };
    product_family_members: { product_id: number; family_id: number };
  }
}
