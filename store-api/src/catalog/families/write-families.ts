import { sql } from 'kysely';
import { CommandRefused } from '../../platform/command-line/command.ts';
import type { Db } from '../../platform/database/schema.ts';
import { MOST_MEMBERS, type Varying } from '../products/family-tables.ts';

export interface FamilyMember {
  readonly product_id: number;
  readonly sku: string;
  readonly name: string;
  /** The name of its colour, size … by what varies; null where it has none. */
  readonly values: Readonly<Record<Varying, string | null>>;
}

export async function findFamily(db: Db, name: string) {
  const family = await db
    .selectFrom('product_families')
    .selectAll()
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst();
  if (!family) throw new CommandRefused(`There is no family '${name}'.`);
  return family;
}

export async function membersOf(db: Db, familyId: number): Promise<readonly FamilyMember[]> {
  const { rows } = await sql<FamilyMember>`
    select product_id, sku, products.name, jsonb_build_object(
      'color', colors.name, 'cover', cover, 'size', sizes.name, 'material', materials.name, 'seater', seaters.name,
      'orientation', orientations.name
    ) as values
    from product_family_members join products using (product_id)
    left join colors using (color_id) left join sizes using (size_id) left join materials using (material_id)
    left join product_facts using (product_id) left join seaters using (seater_id) left join orientations using (orientation_id)
    where family_id = ${familyId} order by product_id`.execute(db);
  return rows;
}

/** Adds products, which leave the families they were in. Throws `CommandRefused` where that leaves a fault. */
export async function joinFamily(trx: Db, familyId: number, productIds: readonly number[]): Promise<void> {
  await trx.selectFrom('product_families').select('family_id').where('family_id', '=', familyId).forUpdate().execute();
  await sql`
    insert into product_family_members (product_id, family_id)
    select product_id, ${familyId}::integer from unnest(${[...productIds]}::integer[]) as joining (product_id)
    on conflict (product_id) do update set family_id = excluded.family_id`.execute(trx);
  const fault = await faultOfFamily(trx, familyId);
  if (fault) throw new CommandRefused(`${fault} Nothing was changed.`);
}

/** Why the members are too many, or a shopper could not choose among them; null where one can. */
export async function faultOfFamily(db: Db, familyId: number): Promise<string | null> {
  const { varies } = await db
    .selectFrom('product_families')
    .select('varies')
    .where('family_id', '=', familyId)
    .executeTakeFirstOrThrow();
  const members = await membersOf(db, familyId);
  if (members.length > MOST_MEMBERS) {
    return `A family has at most ${MOST_MEMBERS} products, this one would have ${members.length}.`;
  }
  const seen = new Map<string, string>();
  for (const { sku, values } of members) {
    const lacks = varies.find((varying) => values[varying] === null);
    if (lacks) return `${sku} has no ${lacks}, in which the family varies.`;
    const choice = varies.map((varying) => values[varying]).join(', ');
    const twin = seen.get(choice);
    if (twin) return `${twin} and ${sku} are both ${choice}.`;
    seen.set(choice, sku);
  }
  return null;
}
