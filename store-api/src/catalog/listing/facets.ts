import type { Facets } from 'shared-contracts/api/shapes/facets';
import { paise, toRupees } from 'shared-contracts/domain/money';
import type { Db } from '../../platform/database/schema.ts';
import { type CountRow, countEverything } from './facet-counts.ts';
import type { ProductFilter } from './product-filter.ts';

interface CountedListing {
  readonly facets: Facets;
  readonly totalRecords: number;
  /** How many products the store shows. */
  readonly store: number;
}

const STARS = [4, 3, 2, 1];

/**
 * The options of every filter. An option exists when a product of the category or search has it. Its count is what
 * choosing it would list, under the other active filters.
 */
export async function countFacets(db: Db, filter: ProductFilter): Promise<CountedListing> {
  const rows = await countEverything(db, filter);
  const ofKind = (kind: CountRow['kind']) => rows.filter((row) => row.kind === kind);
  const numberOf = (kind: CountRow['kind']) => ofKind(kind)[0]?.count ?? 0;
  const options = (kind: CountRow['kind']) => ofKind(kind).map(asOption);
  const rated = (tenths: number) =>
    ofKind('rating').reduce((sum, row) => sum + (row.option_id >= tenths ? row.count : 0), 0);
  return {
    totalRecords: numberOf('total'),
    store: numberOf('store'),
    facets: {
      productTypes: options('type'),
      materials: options('material'),
      orientations: options('orientation'),
      // Their names start with a number, and their ids follow its order.
      seaters: options('seater').toSorted((one, other) => one.Id - other.Id),
      colors: ofKind('color').map((row) => ({ ...asOption(row), HexCode: row.hex_code ?? '' })),
      manufacturers: options('vendor'),
      origins: options('origin'),
      tags: options('tag'),
      ratings: STARS.map((stars) => ({ AtLeast: stars, Count: rated(10 * stars) })),
      discounts: ofKind('discount').map(({ option_id, count }) => ({ AtLeast: option_id, Count: count })),
      stock: [
        { Status: 'In stock', Count: numberOf('in stock') },
        { Status: 'Out of stock', Count: numberOf('out of stock') },
      ],
      price:
        ofKind('price from').length === 0
          ? null
          : { Min: toRupees(paise(numberOf('price from'))), Max: toRupees(paise(numberOf('price to'))) },
    },
  };
}

const asOption = (row: CountRow) => ({ Id: row.option_id, Name: row.name ?? '', Count: row.count });
