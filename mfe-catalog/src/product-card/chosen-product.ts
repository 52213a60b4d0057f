import { links } from 'shared-contracts';

// Only clicks write it, so it stays empty on a server.
const chosen = new Map<string, number>();

interface Choice {
  readonly id: number;
  readonly slug: string;
  readonly category: { readonly slug: string };
}

/** Remembers the product of a clicked card, so that its page need not look up the id by name (CAT-11). */
export function rememberChosen(product: Choice): void {
  chosen.set(links.product(product.category.slug, product.slug), product.id);
}

/** The id for a product path, if a card of this visit led there. */
export function chosenProductId(categorySlug: string, slug: string): number | undefined {
  return chosen.get(links.product(categorySlug, slug));
}
