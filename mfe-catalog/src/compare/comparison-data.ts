import type { Product } from 'shared-contracts/domain/product';

export interface ComparisonData {
  /** Of one kind, in the order of the address. */
  readonly products: readonly Omit<Product, 'texts'>[];
  /** Names of those that are of another kind than the first. */
  readonly others: readonly string[];
}
