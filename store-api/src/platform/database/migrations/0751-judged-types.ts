import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** Whether somebody has said which standards cover a type: one that nobody judged is no type without a standard. */
export async function up(db: Db): Promise<void> {
  await sql`alter table product_types add column is_quality_judged boolean not null default false`.execute(db);
  await sql`update product_types set is_quality_judged = true
    where product_type_id in (select product_type_id from product_type_standards)`.execute(db);
}
