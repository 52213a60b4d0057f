import * as v from 'valibot';

const productId = v.pipe(v.number(), v.integer(), v.minValue(1));
const quantity = v.pipe(v.number(), v.integer(), v.minValue(1));
/** Canonical, without language prefix, of this store. */
const path = v.pipe(v.string(), v.regex(/^\/(?![/\\])/));

/**
 * The typed event contract: `{team}:{fact}`, payloads of ids. Stores hold what is so, events say what happened.
 * A request and its answers carry the same requestId.
 */
export const EVENTS = {
  /** A product or card asks for a product in the cart; mfe-cart-checkout's cart rules answer. */
  'catalog:add-to-cart-requested': v.object({ requestId: v.string(), productId, quantity }),
  /** The cart rules took the wish: the line now holds `quantity` pieces. */
  'cart:line-added': v.object({ requestId: v.string(), productId, quantity }),
  /** The cart rules refused; the cart is unchanged. `maximum` pieces of this product may be in a cart. */
  'cart:line-refused': v.object({
    requestId: v.string(),
    productId,
    reason: v.picklist(['over-maximum', 'out-of-stock', 'unknown-product', 'unavailable']),
    maximum: v.optional(v.number()),
  }),
  /** Something to tell the shopper in passing; the shell shows it as a toast. Times in milliseconds. */
  'shell:toast-requested': v.object({
    kind: v.picklist(['success', 'error', 'info']),
    text: v.string(),
    duration: v.optional(v.number()),
  }),
  /** A headless part leads the shopper somewhere. */
  'shell:navigation-requested': v.object({ path }),
  /** The server no longer knows the token: the shell leads to /Login and back (ACC-13). */
  'account:session-expired': v.object({}),
  /** The shopper chose Logout, wherever they are; mfe-account revokes and forgets, then says 'account:logged-out'. */
  'account:logout-requested': v.object({}),
  'account:logged-in': v.object({ userId: v.number() }),
  /** Nothing of the person is left in this browser: teams drop what they still hold, the shell goes to `to` or /Login. */
  'account:logged-out': v.object({ to: v.optional(path) }),
  /** An order is paid; its lines have left the cart. */
  'checkout:order-placed': v.object({ orderId: v.string() }),
} as const;

export type EventName = keyof typeof EVENTS;
export type EventPayload<Name extends EventName> = v.InferOutput<(typeof EVENTS)[Name]>;
