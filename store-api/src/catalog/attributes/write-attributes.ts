import { sql } from 'kysely';
import { CommandRefused } from '../../platform/command-line/command.ts';
import type { Db } from '../../platform/database/schema.ts';
import { lockProducts } from '../products/lock-products.ts';
import { readName } from '../products/read-name.ts';
import { type AttributeKind, wearersOf } from './attribute-kinds.ts';

export interface Attribute {
  readonly id: number;
  readonly name: string;
  readonly extra: string | null;
  /** Products that have it. */
  readonly products: number;
}

/** What an operator typed of one. */
export interface TypedAttribute {
  readonly name?: string | undefined;
  readonly hex?: string | undefined;
  readonly code?: string | undefined;
}

export async function listAttributes(db: Db, kind: AttributeKind): Promise<readonly Attribute[]> {
  const { rows } = await sql<Attribute>`
    select ${sql.ref(kind.id)} as id, name, ${kind.extra ? sql.ref(kind.extra.column) : sql`null`} as extra,
      ${wearersOf(kind)} as products
    from ${sql.table(kind.table)} order by lower(name) collate "C", id`.execute(db);
  return rows;
}

export async function addAttribute(db: Db, kind: AttributeKind, typed: TypedAttribute): Promise<number> {
  const { name, ...more } = columnsOf(kind, typed);
  if (name === undefined) throw new CommandRefused(`Give the ${kind.singular} a name.`);
  const { extra } = kind;
  if (extra && more[extra.column] === undefined)
    throw new CommandRefused(`Give --${extra.option}, like ${extra.like}.`);
  const columns = ['name', ...Object.keys(more)];
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(kind.table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values (${sql.join([name, ...Object.values(more)])})
    on conflict (name) do nothing returning ${sql.ref(kind.id)} as id`.execute(db);
  const [added] = rows;
  if (!added) throw new CommandRefused(`There is a ${kind.singular} '${name}' already.`);
  return added.id;
}

export async function changeAttribute(db: Db, kind: AttributeKind, id: number, typed: TypedAttribute): Promise<void> {
  const columns = columnsOf(kind, typed);
  const changes = Object.entries(columns).flatMap(([column, value]) =>
    value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`],
  );
  if (changes.length === 0) throw new CommandRefused('Say what changes.');
  const { name } = columns;
  if (name !== undefined && (await namedOther(db, kind, id, name))) {
    throw new CommandRefused(`There is a ${kind.singular} '${name}' already.`);
  }
  const { numAffectedRows } = await sql`
    update ${sql.table(kind.table)} set ${sql.join(changes)} where ${sql.ref(kind.id)} = ${id}`.execute(db);
  if (numAffectedRows !== 1n) throw new CommandRefused(unknown(kind, id));
}

/** Deletes one that no product has, or gives its products another first. Returns how many products got the other. */
export async function endAttribute(
  db: Db,
  kind: AttributeKind,
  id: number,
  other: number | undefined,
): Promise<number> {
  const moved = other === undefined ? 0 : await replace(db, kind, id, other);
  const { rows } = await sql<{ name: string; products: number }>`
    select name, ${wearersOf(kind)} as products from ${sql.table(kind.table)} where ${sql.ref(kind.id)} = ${id} for update`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new CommandRefused(unknown(kind, id));
  if (found.products > 0) {
    throw new CommandRefused(
      `${found.products} products have the ${kind.singular} '${found.name}'. --replace-by ID gives them another.`,
    );
  }
  if (kind.table === 'origins') await leaveVendors(db, id);
  await sql`delete from ${sql.table(kind.table)} where ${sql.ref(kind.id)} = ${id}`.execute(db);
  return moved;
}

async function leaveVendors(db: Db, originId: number): Promise<void> {
  const vendors = await db.selectFrom('vendors').select('name').where('origin_id', '=', originId).execute();
  if (vendors.length === 0) return;
  throw new CommandRefused(`It is the origin of what ${vendors.map(({ name }) => name).join(', ')} make: vendors set.`);
}

async function replace(db: Db, kind: AttributeKind, id: number, other: number): Promise<number> {
  if (id === other) throw new CommandRefused('It cannot be replaced by itself.');
  const column = sql.ref(kind.id);
  const known = await sql`select from ${sql.table(kind.table)} where ${column} = ${other}`.execute(db);
  if (known.rows.length === 0) throw new CommandRefused(unknown(kind, other));
  if (kind.worn === 'products') {
    await lockProducts(db, sql`select product_id from products where ${column} = ${id}`);
    const { numAffectedRows = 0n } =
      await sql`update products set ${column} = ${other} where ${column} = ${id}`.execute(db);
    return Number(numAffectedRows);
  }
  await sql`
    insert into ${sql.table(kind.worn)} (product_id, ${column})
    select product_id, ${other}::integer from ${sql.table(kind.worn)} where ${column} = ${id}
    on conflict do nothing`.execute(db);
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(kind.worn)} where ${column} = ${id}`.execute(db);
  return Number(numAffectedRows);
}

async function namedOther(db: Db, kind: AttributeKind, id: number, name: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(kind.table)} where name = ${name} and ${sql.ref(kind.id)} <> ${id}`.execute(db);
  return rows.length > 0;
}

function columnsOf(kind: AttributeKind, typed: TypedAttribute): Record<string, string | undefined> {
  const { extra } = kind;
  for (const option of ['hex', 'code'] as const) {
    if (typed[option] !== undefined && extra?.option !== option) {
      throw new CommandRefused(`A ${kind.singular} has no --${option}.`);
    }
  }
  const value = extra && typed[extra.option]?.toUpperCase();
  if (extra && value !== undefined && !extra.form.test(value)) {
    throw new CommandRefused(`--${extra.option} is like ${extra.like}.`);
  }
  return {
    name: typed.name === undefined ? undefined : readName(typed.name),
    ...(extra ? { [extra.column]: value } : {}),
  };
}

const unknown = ({ singular }: AttributeKind, id: number) => `There is no ${singular} ${id}. Nothing was changed.`;
