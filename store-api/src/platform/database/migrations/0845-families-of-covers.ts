import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** Products of a family may differ in their cover. Earlier releases add none that do, and show no choice of it. */
export async function up(db: Db): Promise<void> {
  await sql`
    alter table product_families drop constraint product_families_varies_check, add constraint product_families_varies_check
      check (varies <@ array['color', 'cover', 'size', 'material', 'seater', 'orientation'] and cardinality(varies) > 0)
  `.execute(db);
}
