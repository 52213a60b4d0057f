import { links } from 'shared-contracts';

// Written by clicks only, so never on a server.
const chosen = new Map<string, number>();

interface Choice {
  readonly ProductId: number;
  readonly CategorySlug: string;
  readonly Slug: string;
}

/** Remembers which product a card led to, so that its page need not ask for the id of its names (CAT-11). */
export function rememberChosen(product: Choice): void {
  chosen.set(links.product(product.CategorySlug, product.Slug), product.ProductId);
}

/** The id behind a product page's path, if a card of this visit led there. */
export function chosenProductId(categorySlug: string, slug: string): number | undefined {
  return chosen.get(links.product(categorySlug, slug));
}
