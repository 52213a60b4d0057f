import * as v from 'valibot';

const productId = v.pipe(v.number(), v.integer(), v.minValue(1));
const quantity = v.pipe(v.number(), v.integer(), v.minValue(1));
/** Canonical, without language prefix, of this store. */
const path = v.pipe(v.string(), v.regex(/^\/(?![/\\])/));

/**
 * `{team}:{fact}`, payloads of ids. Stores hold state, events report what happened.
 * A request and its answers carry the same requestId.
 */
export const EVENTS = {
  /** Requests a product in the cart; mfe-cart-checkout's cart rules answer. */
  'catalog:add-to-cart-requested': v.object({ requestId: v.string(), productId, quantity }),
  /** The cart rules accepted the request: the line now has `quantity` units. */
  'cart:line-added': v.object({ requestId: v.string(), productId, quantity }),
  /** The cart rules refused; the cart is unchanged. `maximum` units of this product may be in a cart. */
  'cart:line-refused': v.object({
    requestId: v.string(),
    productId,
    reason: v.picklist(['over-maximum', 'out-of-stock', 'unknown-product', 'unavailable']),
    maximum: v.optional(v.number()),
  }),
  /** The shell shows a toast. `duration` in milliseconds. Each `subject` (the text, without one) has one toast at most. */
  'shell:toast-requested': v.object({
    kind: v.picklist(['success', 'error', 'info']),
    text: v.string(),
    duration: v.optional(v.number()),
    subject: v.optional(v.string()),
  }),
  /** A headless part requests a navigation. */
  'shell:navigation-requested': v.object({ path }),
  /** The API no longer accepts the token: the shell navigates to /Login and back (ACC-13). */
  'account:session-expired': v.object({}),
  /** mfe-account revokes the token, deletes the stored data, and emits 'account:logged-out'. */
  'account:logout-requested': v.object({}),
  'account:logged-in': v.object({ userId: v.number() }),
  /** The person's data is deleted: teams reset their state, the shell navigates to `to` or /Login. */
  'account:logged-out': v.object({ to: v.optional(path) }),
  /** An order is paid; its lines have left the cart. */
  'checkout:order-placed': v.object({ orderId: v.string() }),
} as const;

export type EventName = keyof typeof EVENTS;
export type EventPayload<Name extends EventName> = v.InferOutput<(typeof EVENTS)[Name]>;
