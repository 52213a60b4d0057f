import type { Facets as WireFacets, FacetOption as WireOption } from '../api/shapes/facets.ts';
import { type Stock, stockOf } from './stock.ts';

/** An option of a filter, with how many products it would show under the other active filters. */
export interface FacetOption {
  readonly id: number;
  readonly label: string;
  readonly count: number;
  /** A colour's hex code. */
  readonly colour?: string | undefined;
}

/** How many products have at least so many stars, or percent off. */
export interface FacetStep {
  readonly atLeast: number;
  readonly count: number;
}

export type FacetKind = 'type' | 'material' | 'orientation' | 'seater' | 'colour' | 'brand' | 'origin';

/** The options of every filter for a category or search. */
export interface Facets {
  readonly options: Readonly<Record<FacetKind, readonly FacetOption[]>>;
  readonly stock: Readonly<Record<Stock, number>>;
  readonly discounts: readonly FacetStep[];
  readonly ratings: readonly FacetStep[];
}

export function decodeFacets(facets: WireFacets): Facets {
  const stock = { in: 0, out: 0 };
  for (const { Status, Count } of facets.stock) stock[stockOf(Status)] = Count;
  return {
    options: {
      type: facets.productTypes.map(decodeOption),
      material: facets.materials.map(decodeOption),
      orientation: facets.orientations.map(decodeOption),
      seater: facets.seaters.map(decodeOption),
      colour: facets.colors.map((color) => ({ ...decodeOption(color), colour: color.HexCode || undefined })),
      brand: facets.manufacturers.map(decodeOption),
      origin: facets.origins.map(decodeOption),
    },
    stock,
    discounts: facets.discounts.map(decodeStep),
    ratings: facets.ratings.map(decodeStep),
  };
}

const decodeOption = ({ Id, Name, Count }: WireOption): FacetOption => ({ id: Id, label: Name, count: Count });

const decodeStep = ({ AtLeast, Count }: WireFacets['ratings'][number]): FacetStep => ({
  atLeast: AtLeast,
  count: Count,
});
