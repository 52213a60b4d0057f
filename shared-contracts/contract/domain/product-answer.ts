import * as v from 'valibot';
import type { EnvelopeExtras } from '../api/client-options.ts';
import { ProductAddress, ProductRecall } from '../api/shapes/product-address.ts';
import { type Instant, instantOf } from './instant.ts';

export interface Recall {
  readonly name: string;
  readonly sku: string;
  readonly since: Instant;
  /** The shop's words: what is wrong, and what a buyer should do. */
  readonly reason: string;
  readonly advice: string;
}

/** What is under a product's id or path. */
export type ProductAnswer<Found> =
  | {
      readonly kind: 'found';
      readonly found: Found;
      /** Of a path; absent of an id, and where the back end knows products by their ids alone. */
      readonly address?: ProductAddress | undefined;
    }
  | { readonly kind: 'recalled'; readonly recall: Recall }
  | { readonly kind: 'unknown' };

export function decodeProductAnswer<Found>(
  found: Found | null | undefined,
  extras: EnvelopeExtras,
): ProductAnswer<Found> {
  if (found != null) {
    const address = v.safeParse(ProductAddress, extras);
    return { kind: 'found', found, address: address.success ? address.output : undefined };
  }
  const recalled = v.safeParse(ProductRecall, extras);
  if (!recalled.success) return { kind: 'unknown' };
  const { ProductName, Sku, SinceUTC, Reason, Advice } = recalled.output.recall;
  const recall = { name: ProductName, sku: Sku, since: instantOf(SinceUTC), reason: Reason, advice: Advice };
  return { kind: 'recalled', recall };
}
