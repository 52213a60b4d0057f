import type { Db } from '../../platform/database/schema.ts';

/** Too small for the order: see the grounds of furniture-quality-order.yaml. */
const TINY_WORKSHOP = 'Malabar Cane House';

interface Falling {
  readonly product_id: number;
  readonly vendor: string;
  readonly vendor_id: number;
  readonly standard_id: number;
}

/** A sample licence per maker and standard, as the Bureau gives them, and recorded exemptions of a tiny workshop. */
export async function seedSampleLicences(db: Db, recorded_at: Date): Promise<void> {
  const falling: readonly Falling[] = await db
    .selectFrom('products')
    .innerJoin('product_type_standards as rule', 'rule.product_type_id', 'products.product_type_id')
    .innerJoin('vendors', 'vendors.vendor_id', 'products.vendor_id')
    .select(['products.product_id', 'vendors.name as vendor', 'vendors.vendor_id', 'rule.standard_id'])
    .orderBy('products.product_id')
    .execute();
  const licensed = falling.filter(({ vendor }) => vendor !== TINY_WORKSHOP);
  const exempt = falling.filter(({ vendor }) => vendor === TINY_WORKSHOP);
  await db
    .insertInto('product_licences')
    .values(
      licensed.map(({ product_id, standard_id, vendor_id }) => ({
        product_id,
        standard_id,
        licence: `CM/L-000000${vendor_id}${standard_id} (sample)`,
      })),
    )
    .execute();
  await db
    .insertInto('quality_exemptions')
    .values(
      exempt.map(({ product_id, standard_id }) => ({
        product_id,
        standard_id,
        ground: 'udyam',
        reason: 'Sample: UDYAM-KL-00-0000000, certificate of the chartered accountant on file',
        valid_until: null,
        recorded_at,
        ended_at: null,
      })),
    )
    .execute();
}
