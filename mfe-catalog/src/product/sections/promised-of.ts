import type { StorePromise } from 'shared-contracts/api/shapes/promise';
import type { ShownProduct } from '../product-data.ts';

/** What the store promises for a product: no assembly of what arrives assembled. */
export const promisedOf = (
  { arrivesAssembled }: Pick<ShownProduct['product'], 'arrivesAssembled'>,
  promises: readonly StorePromise[],
) => promises.filter(({ icon }) => !(arrivesAssembled && icon === 'tools'));
