import { sql } from 'kysely';
import { plain } from 'shared-contracts/server-kit/plain';
import { CommandRefused } from '../../platform/command-line/command.ts';
import type { Db } from '../../platform/database/schema.ts';

interface Product {
  readonly product_id: number;
  readonly sku: string;
}

interface FallsUnder extends Product {
  readonly standard_id: number;
  readonly code: string;
}

const LICENCE = /^CM\/L-\d{7,10}$/;

/** By its code, or the number in it: '17632'. */
export async function findStandard(db: Db, given: string) {
  const standards = await db.selectFrom('quality_standards').select(['standard_id', 'code']).orderBy('code').execute();
  const wanted = given.toUpperCase();
  const found = standards.find(({ code }) => code === wanted || code.split(/[ :]/)[1] === wanted);
  if (found) return found;
  throw new CommandRefused(`The standards are ${standards.map(({ code }) => code).join(', ')}. Nothing was changed.`);
}

export async function findType(db: Db, given: string) {
  const found = await db
    .selectFrom('product_types')
    .selectAll()
    .where(sql`lower(name)`, '=', given.toLowerCase())
    .executeTakeFirst();
  if (found) return found;
  throw new CommandRefused(`There is no product type '${plain(given).slice(0, 60)}': attributes list types.`);
}

/** Of every standard that the products fall under, or of one. Throws `CommandRefused` for one that falls under none. */
export async function giveLicence(
  trx: Db,
  products: readonly Product[],
  licence: string,
  standard: string | undefined,
) {
  if (!LICENCE.test(licence)) throw new CommandRefused('A licence is like CM/L-8400123456.');
  const falling = await fallingUnder(trx, products, standard);
  const ambiguous = falling.find((one) => falling.some((other) => isOther(one, other)));
  if (ambiguous) throw new CommandRefused(`${ambiguous.sku} falls under several standards: say which by --standard.`);
  await trx
    .insertInto('product_licences')
    .values(falling.map(({ product_id, standard_id }) => ({ product_id, standard_id, licence })))
    .onConflict((conflict) => conflict.columns(['product_id', 'standard_id']).doUpdateSet({ licence }))
    .execute();
  return falling;
}

interface TypedExemption {
  readonly ground: string;
  readonly reason: string;
  readonly until: string | undefined;
  readonly standard: string | undefined;
}

export async function exempt(trx: Db, products: readonly Product[], typed: TypedExemption, recorded_at: Date) {
  const reason = plain(typed.reason);
  if (reason.length < 10) throw new CommandRefused('--reason says which paper proves it, in 10 characters or more.');
  const grounds = await trx.selectFrom('quality_grounds').selectAll().orderBy('ground').execute();
  const ground = grounds.find((one) => one.ground === typed.ground.toLowerCase());
  if (!ground) throw new CommandRefused(`--ground is one of: ${grounds.map((one) => one.ground).join(', ')}.`);
  const days = [typed.until, ground.last_day].filter((day) => day !== undefined && day !== null).sort();
  const valid_until = days[0] ?? null;
  const falling = await fallingUnder(trx, products, typed.standard);
  for (const { product_id, standard_id } of falling) {
    await trx
      .updateTable('quality_exemptions')
      .set({ ended_at: recorded_at })
      .where('product_id', '=', product_id)
      .where('standard_id', '=', standard_id)
      .where('ended_at', 'is', null)
      .execute();
  }
  await trx
    .insertInto('quality_exemptions')
    .values(
      falling.map(({ product_id, standard_id }) => ({
        product_id,
        standard_id,
        ground: ground.ground,
        reason,
        valid_until,
        recorded_at,
        ended_at: null,
      })),
    )
    .execute();
  return falling.map((one) => ({ ...one, valid_until }));
}

async function fallingUnder(
  trx: Db,
  products: readonly Product[],
  standard: string | undefined,
): Promise<readonly FallsUnder[]> {
  const wanted = standard === undefined ? null : (await findStandard(trx, standard)).standard_id;
  const { rows } = await sql<FallsUnder>`
    select product_id, sku, standard_id, code
    from products join product_type_standards using (product_type_id) join quality_standards using (standard_id)
    where product_id = any(${products.map(({ product_id }) => product_id)}::integer[])
      and standard_id = coalesce(${wanted}::integer, standard_id)
    order by sku, code`.execute(trx);
  const none = products.find(({ product_id }) => !rows.some((row) => row.product_id === product_id));
  if (none) {
    throw new CommandRefused(
      `The type of ${none.sku} falls under no ${wanted ? 'such ' : ''}standard: quality assign.`,
    );
  }
  return rows;
}

const isOther = (one: FallsUnder, other: FallsUnder) =>
  one.product_id === other.product_id && one.standard_id !== other.standard_id;
