import type { Facets } from 'shared-contracts/api/shapes/facets';
import { paise, toRupees } from 'shared-contracts/domain/money';
import type { Db } from '../../platform/database/schema.ts';
import { type CountedOption, countEverything, STARS } from './facet-counts.ts';
import type { ProductFilter } from './product-filter.ts';

interface CountedListing {
  readonly facets: Facets;
  readonly totalRecords: number;
}

/**
 * The options of every filter. An option exists when a product of the category or search has it. Its count is what
 * choosing it would list, under the other active filters.
 */
export async function countFacets(db: Db, filter: ProductFilter): Promise<CountedListing> {
  const counts = await countEverything(db, filter);
  const options = (kind: Parameters<typeof counts.options>[0]) => counts.options(kind).map(asOption);
  return {
    totalRecords: counts.total,
    facets: {
      productTypes: options('type'),
      materials: options('material'),
      orientations: options('orientation'),
      // Their names start with a number, and their ids follow its order.
      seaters: options('seater').toSorted((one, other) => one.Id - other.Id),
      colors: counts.options('color').map((row) => ({ ...asOption(row), HexCode: row.hex_code ?? '' })),
      manufacturers: options('vendor'),
      origins: options('origin'),
      tags: options('tag'),
      ratings: STARS.map((stars, place) => ({ AtLeast: stars, Count: counts.rated[place] ?? 0 })),
      discounts: counts.options('discount').map(({ option_id, count }) => ({ AtLeast: option_id, Count: count })),
      stock: [
        { Status: 'In stock', Count: counts.inStock },
        { Status: 'Out of stock', Count: counts.outOfStock },
      ],
      price: counts.price && {
        Min: toRupees(paise(counts.price.lowest)),
        Max: toRupees(paise(counts.price.highest)),
      },
    },
  };
}

const asOption = (row: CountedOption) => ({ Id: row.option_id, Name: row.name, Count: row.count });
