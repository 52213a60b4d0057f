import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Facts } from 'shared-contracts/api/shapes/facts';
import type { Database } from '../../platform/database/schema.ts';
import { FACTS, type FactName } from './fact-names.ts';

type Products = ExpressionBuilder<Database, 'products'>;

/** Whatever a product has of facts, in one row. */
export function factsIn(products: Products) {
  return jsonArrayFrom(
    products.selectFrom('product_facts').selectAll().whereRef('product_facts.product_id', '=', 'products.product_id'),
  );
}

export const seaterOf = (products: Products) =>
  products.selectFrom('seaters').select('name').whereRef('seaters.seater_id', '=', 'products.seater_id');

export const sideOf = (products: Products) =>
  products
    .selectFrom('orientations')
    .select('name')
    .whereRef('orientations.orientation_id', '=', 'products.orientation_id');

export const colorOf = (products: Products) =>
  products.selectFrom('colors').select('name').whereRef('colors.color_id', '=', 'products.color_id');

export const typeOf = (products: Products) =>
  products
    .selectFrom('product_types')
    .select('name')
    .whereRef('product_types.product_type_id', '=', 'products.product_type_id');

/** What the type is asked for, in order. */
export function askedOf(products: Products) {
  return jsonArrayFrom(
    products
      .selectFrom('product_type_facts')
      .select('fact')
      .whereRef('product_type_facts.product_type_id', '=', 'products.product_type_id')
      .orderBy('position'),
  );
}

interface Row {
  readonly facts: readonly {
    readonly modules: number | null;
    readonly seat_height_cm: number | null;
    readonly seat_depth_cm: number | null;
    readonly boxes: readonly string[];
    readonly load_kg: number | null;
    readonly filling: string | null;
    readonly cover: string | null;
    readonly cover_care: string | null;
    readonly frame: string | null;
    readonly finish: string | null;
    readonly lead_days: number | null;
    readonly assembly: string | null;
    readonly estimated: readonly string[];
  }[];
  readonly asked: readonly { readonly fact: string }[];
  readonly seater: string | null;
  readonly color: string | null;
  readonly side: string | null;
  readonly type: string | null;
  readonly weight_grams: number | null;
}

/** Its chairs are loaded one by one. */
const LOADED_BY_SEAT = /\bdining set\b/i;

/** Null: nothing is known of it, as of a download. */
export function factsOf({ facts: [own], asked, seater, color, side, type, weight_grams }: Row): Facts | null {
  if (!own && seater === null && color === null && side === null && weight_grams === null) return null;
  return {
    Seats: Number.parseInt(seater ?? '', 10) || null,
    Color: color,
    Modules: own?.modules ?? null,
    SeatHeightCm: own?.seat_height_cm ?? null,
    SeatDepthCm: own?.seat_depth_cm ?? null,
    WeightKg: weight_grams === null ? null : weight_grams / 1000,
    Boxes: (own?.boxes ?? []).map(boxOf),
    LoadKg: own?.load_kg ?? null,
    ...(own?.load_kg && LOADED_BY_SEAT.test(type ?? '') && { LoadIsPerSeat: true }),
    Filling: own?.filling ?? null,
    Cover: own?.cover ?? null,
    CoverCare: own?.cover_care ?? null,
    Frame: own?.frame ?? null,
    Finish: own?.finish ?? null,
    Side: side,
    LeadDays: own?.lead_days ?? null,
    Assembly: own?.assembly ?? null,
    ArrivesAssembled: own?.assembly === 'arrives assembled',
    ShownFirst: asked.flatMap(({ fact }) => fieldOf(fact)),
    Estimated: (own?.estimated ?? []).flatMap(fieldOf),
  };
}

function boxOf(box: string) {
  const [Length = 0, Width = 0, Height = 0] = box.split('x').map(Number);
  return { Length, Width, Height };
}

const fieldOf = (fact: string) => FACTS[fact as FactName] ?? [];
