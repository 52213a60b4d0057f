import * as v from 'valibot';
import { AdvertisedCoupon } from './advertised-coupon.ts';
import { StorePromise } from './promise.ts';

/** `minimum` and `most` in rupees: what the order must come to (0: anything), and what is taken off at the most. */
const FirstOrderOffer = v.object({
  code: v.string(),
  percent: v.number(),
  minimum: v.number(),
  most: v.nullable(v.number()),
});
export type FirstOrderOffer = v.InferOutput<typeof FirstOrderOffer>;

const Colour = v.pipe(v.string(), v.regex(/^(#[0-9A-Fa-f]{6})?$/));

const Menu = v.object({ title: v.string(), links: v.array(v.object({ to: v.string(), text: v.string() })) });
export type Menu = v.InferOutput<typeof Menu>;

/** What the store says about itself: from configuration, sample values clearly marked (CON-07). */
export const SiteSettings = v.object({
  storeName: v.string(),
  /** What the store is, in a sentence; absent: it says nothing of itself. */
  tagline: v.optional(v.string()),
  legalName: v.string(),
  phone: v.string(),
  email: v.string(),
  address: v.string(),
  gstin: v.string(),
  grievanceOfficer: v.object({ name: v.string(), email: v.string(), phone: v.string() }),
  /** Digits with the country code, as https://wa.me/{digits} wants it; absent without a number. */
  whatsapp: v.optional(v.string()),
  social: v.array(v.object({ network: v.string(), url: v.string() })),
  /** Fewest and most days until an order arrives; absent: the store says nothing of it. */
  deliveryDays: v.optional(v.tuple([v.number(), v.number()])),
  /** Days on which nothing is made or carried: 'MM-DD' of each year, 'YYYY-MM-DD' once; absent without one. */
  holidays: v.optional(v.array(v.string())),
  /** Delivery zones set what shipping costs, so it is not known before the PIN code is. */
  isShippingByPlace: v.optional(v.boolean()),
  /** Days after the delivery within which a return may be requested; absent where the store takes nothing back. */
  returnDays: v.optional(v.number()),
  /** '#4A2F1D', dark enough for white text; '' for the storefront's own. `brand`: headers and footers; `action`: what is pressed. */
  colours: v.optional(v.object({ brand: Colour, action: Colour })),
  /** The drawing beside the name of a store without a logo. 'none': none; absent: the sample store's chair. */
  mark: v.optional(v.picklist(['chair', 'none'])),
  /** The store's film. `embedUrl` is a player of another origin, asked for only after a click; absent: none is shown. */
  video: v.optional(v.object({ title: v.string(), embedUrl: v.string() })),
  /** Where map tiles come from, with {z}, {x} and {y}, and whom to name for them; absent: the static map stays. */
  mapTiles: v.optional(v.object({ urlTemplate: v.string(), attribution: v.string() })),
  /** Codes that take so many percent off anybody's first order, the most first: only those that work now (PAY-05). */
  firstOrderOffers: v.optional(v.array(FirstOrderOffer), []),
  /** The line above the header, filled in; absent without one, and when its coupon no longer works (CON-09). */
  strip: v.optional(v.object({ text: v.string(), link: v.optional(v.string()), coupon: v.optional(AdvertisedCoupon) })),
  /** The bundled languages in which the store rewords some texts: get-interface-texts has them. */
  reworded: v.optional(v.array(v.string())),
  /** What the store promises, in order: words of its owner (CON-09). */
  promises: v.optional(v.array(StorePromise), []),
  /** The lists of links in the footer, in order. */
  menus: v.optional(v.array(Menu), []),
  /** True where the store has no payment provider: purchases can be prepared, but not paid (SEC-04). */
  paymentsClosed: v.optional(v.boolean()),
  mapPoints: v.array(v.object({ name: v.string(), address: v.string(), latitude: v.number(), longitude: v.number() })),
});
export type SiteSettings = v.InferOutput<typeof SiteSettings>;
