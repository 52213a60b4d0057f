import * as v from 'valibot';

/**
 * Where a promise of the store is shown: the reasons to buy here ('home'), below a product ('product'), next to what the
 * product needs ('carried', not of downloads), among its deals, in the description that search engines show of a
 * collection, in the shipping policy at checkout.
 */
export const PROMISE_PLACES = ['home', 'product', 'carried', 'deals', 'listing', 'policy'] as const;
export const PROMISE_ICONS = ['truck', 'tools', 'shield', 'lock', 'calendar', 'card', 'return'] as const;

export const StorePromise = v.object({
  place: v.picklist(PROMISE_PLACES),
  icon: v.optional(v.picklist(PROMISE_ICONS), 'shield'),
  title: v.string(),
  text: v.optional(v.string(), ''),
});
export type StorePromise = v.InferOutput<typeof StorePromise>;
