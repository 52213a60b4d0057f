import type { Db } from '../../platform/database/schema.ts';
import type { AskedFact, FactName } from './fact-names.ts';

/** What the products of each type are asked for, by its name, in order. */
export async function askedFacts(db: Db): Promise<ReadonlyMap<string, readonly AskedFact[]>> {
  const rows = await db
    .selectFrom('product_type_facts')
    .innerJoin('product_types', 'product_types.product_type_id', 'product_type_facts.product_type_id')
    .select(['product_types.name', 'fact', 'is_required'])
    .orderBy('position')
    .execute();
  const asked = rows.map(({ name, fact, is_required }) => ({ name, fact: fact as FactName, isRequired: is_required }));
  return Map.groupBy(asked, ({ name }) => name);
}
