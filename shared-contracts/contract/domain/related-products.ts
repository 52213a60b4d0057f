import * as v from 'valibot';
import type { EnvelopeExtras } from '../api/client-options.ts';
import type { ProductListItem } from '../api/shapes/product-list-item.ts';
import { SubstituteExtras } from '../api/shapes/substitute-extras.ts';
import { type Card, decodeCards } from './card.ts';

export interface RelatedProducts {
  readonly related: readonly Card[];
  /** The ids of those that can stand in for it; of a product that is sold out. */
  readonly substitutes: readonly number[];
}

export function decodeRelatedProducts(items: readonly ProductListItem[], extras: EnvelopeExtras): RelatedProducts {
  const read = v.safeParse(SubstituteExtras, extras);
  return { related: decodeCards(items), substitutes: read.success ? read.output.substitutes : [] };
}
