import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Family, FamilyOption } from 'shared-contracts/api/shapes/family';
import type { Database } from '../../platform/database/schema.ts';
import { asImage, type PictureRow } from '../../platform/pictures/picture.ts';
import { VARYING, type Varying } from './family-tables.ts';
import { oldPriceInRupees, priceInRupees } from './price.ts';

interface Member {
  readonly family_id: number;
  readonly family_name: string;
  readonly varies: readonly Varying[];
  readonly product_id: number;
  readonly name: string;
  readonly slug: string;
  readonly price_paise: number;
  readonly struck_price_paise: number | null;
  readonly category_slug: string;
  readonly in_stock: boolean;
  readonly hex_code: string | null;
  readonly values: Readonly<Record<Varying, string | null>>;
  readonly pictures: readonly PictureRow[];
}

/** The published members of the family of the product in scope, itself among them; none without a family. */
export function familyMembers(products: ExpressionBuilder<Database, 'products'>) {
  return jsonArrayFrom(
    products
      .selectFrom('product_family_members as own')
      .innerJoin('product_families as family', 'family.family_id', 'own.family_id')
      .innerJoin('product_family_members as member', 'member.family_id', 'own.family_id')
      .innerJoin('products as shown', 'shown.product_id', 'member.product_id')
      .innerJoin('product_prices', 'product_prices.product_id', 'shown.product_id')
      .innerJoin('categories', 'categories.category_id', 'shown.main_category_id')
      .leftJoin('colors', 'colors.color_id', 'shown.color_id')
      .leftJoin('sizes', 'sizes.size_id', 'shown.size_id')
      .leftJoin('materials', 'materials.material_id', 'shown.material_id')
      .leftJoin('seaters', 'seaters.seater_id', 'shown.seater_id')
      .leftJoin('orientations', 'orientations.orientation_id', 'shown.orientation_id')
      .leftJoin('product_facts as facts', 'facts.product_id', 'shown.product_id')
      .select((eb) => [
        'family.family_id',
        'family.name as family_name',
        'family.varies',
        'shown.product_id',
        'shown.name',
        'shown.slug',
        'product_prices.price_paise',
        'product_prices.struck_price_paise',
        'categories.slug as category_slug',
        sql<boolean>`shown.stock_quantity > 0`.as('in_stock'),
        'colors.hex_code',
        sql<Member['values']>`jsonb_build_object(
          'color', colors.name, 'cover', facts.cover, 'size', sizes.name, 'material', materials.name, 'seater', seaters.name,
          'orientation', orientations.name
        )`.as('values'),
        jsonArrayFrom(
          eb
            .selectFrom('product_images')
            .innerJoin('images', 'images.image_id', 'product_images.image_id')
            .select(['images.image_id', 'alt', 'width', 'height', 'placeholder', 'edge'])
            .whereRef('product_images.product_id', '=', 'shown.product_id')
            .orderBy('position')
            .limit(1),
        ).as('pictures'),
      ])
      .whereRef('own.product_id', '=', 'products.product_id')
      .where('shown.is_published', '=', true)
      .orderBy('shown.product_id'),
  );
}

/**
 * The family as its member `productId` shows it; null where there is nothing to choose. What members differ in is a choice, be it
 * declared or not: no option changes it silently.
 */
export function familyOf(productId: number, members: readonly Member[]): Family | null {
  const own = members.find((member) => member.product_id === productId);
  if (!own) return null;
  const kinds = [...new Set([...own.varies, ...VARYING])].filter((kind) => valuesOf(kind, members).size > 1);
  const choices = kinds.map((kind) => ({ kind, options: optionsOf(kind, own, members, kinds) }));
  if (choices.length === 0) return null;
  return {
    Id: own.family_id,
    Name: own.family_name,
    Choices: choices.flatMap(({ kind, options }) => (kind === 'cover' ? [] : [{ Kind: kind, Options: options }])),
    Covers: choices.find(({ kind }) => kind === 'cover')?.options ?? [],
  };
}

const valuesOf = (kind: Varying, members: readonly Member[]) =>
  new Set(members.flatMap(({ values }) => values[kind] ?? []));

/** One option per value: of the members that have it, the one most like the product, else the first. */
function optionsOf(kind: Varying, own: Member, members: readonly Member[], kinds: readonly Varying[]): FamilyOption[] {
  const changed = (one: Member) => kinds.filter((other) => other !== kind && one.values[other] !== own.values[other]);
  return [...valuesOf(kind, members)].map((name) => {
    const having = members.filter(({ values }) => values[kind] === name);
    const nearest = having.reduce((best, one) => (changed(one).length < changed(best).length ? one : best));
    const shown = having.includes(own) ? own : nearest;
    const Changes = changed(shown).flatMap((Kind) => {
      const Name = shown.values[Kind];
      return Name === null ? [] : [{ Kind, Name }];
    });
    return { ...asOption(name, kind, shown), Changes };
  });
}

function asOption(name: string, kind: Varying, member: Member): Omit<FamilyOption, 'Changes'> {
  const [picture] = member.pictures;
  return {
    Name: name,
    HexCode: kind === 'color' ? member.hex_code : null,
    ProductId: member.product_id,
    ProductName: member.name,
    CategorySlug: member.category_slug,
    Slug: member.slug,
    Price: priceInRupees(member),
    OldPrice: oldPriceInRupees(member),
    StockStatus: member.in_stock ? 'In stock' : 'Out of stock',
    Image: picture ? asImage(picture) : null,
  };
}
