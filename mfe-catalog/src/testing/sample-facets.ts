import type { BestPrice } from 'shared-contracts/api/shapes/best-price';
import type { Facets } from 'shared-contracts/api/shapes/facets';
import type { ListingExtras } from 'shared-contracts/api/shapes/listing-extras';

const options = (...names: readonly (readonly [name: string, count: number])[]) =>
  names.map(([Name, Count], index) => ({ Id: index + 1, Name, Count }));

/** The facets of the sample sofas; ids count from 1 in the given order. */
const facets: Facets = {
  productTypes: options(['3 Seater Sofa', 14], ['L Shape Sofa', 6], ['Sofa Set', 4]),
  materials: options(['Fabric', 18], ['Sheesham Wood', 6], ['Leatherette', 0]),
  orientations: options(['Left', 3], ['Right', 3]),
  seaters: options(['2 Seater', 5], ['3 Seater', 14], ['4 Seater', 5]),
  colors: [
    { Id: 1, Name: 'Teal', Count: 9, HexCode: '#1F6E70' },
    { Id: 2, Name: 'Rust', Count: 5, HexCode: '#A9512E' },
    { Id: 3, Name: 'Ivory', Count: 0, HexCode: '#E6DDCD' },
  ],
  manufacturers: options(['Jodhpur Craft House', 20], ['Northloom Living', 4]),
  origins: options(['India', 21], ['Indonesia', 3]),
  tags: options(['Bestseller', 3]),
  ratings: [
    { AtLeast: 4, Count: 9 },
    { AtLeast: 3, Count: 12 },
  ],
  discounts: [
    { AtLeast: 10, Count: 8 },
    { AtLeast: 20, Count: 5 },
    { AtLeast: 30, Count: 0 },
  ],
  stock: [
    { Status: 'In stock', Count: 21 },
    { Status: 'Out of stock', Count: 3 },
  ],
  price: { Min: 24_999, Max: 68_999 },
};

export function bestPrice(change: Partial<BestPrice> = {}): BestPrice {
  return {
    ProductId: 7,
    ProductName: 'Aarvi 3 Seater Fabric Sofa in Teal',
    CategorySlug: 'fabric-sofas',
    Slug: 'aarvi-3-seater-fabric-sofa-in-teal',
    Price: 25_000,
    OldPrice: 40_000,
    ...change,
  };
}

/** The envelope fields of a listing's answer. */
export function listingExtras(change: Partial<ListingExtras> = {}): ListingExtras {
  return { facets, totalRecords: 24, bestPrices: [bestPrice()], ...change };
}
