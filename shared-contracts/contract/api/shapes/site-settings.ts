import * as v from 'valibot';

/** What the store says about itself: from configuration, sample values clearly marked (CON-07). */
export const SiteSettings = v.object({
  storeName: v.string(),
  legalName: v.string(),
  phone: v.string(),
  email: v.string(),
  address: v.string(),
  gstin: v.string(),
  grievanceOfficer: v.object({ name: v.string(), email: v.string(), phone: v.string() }),
  /** Digits with the country code, as https://wa.me/{digits} wants it; absent without a number. */
  whatsapp: v.optional(v.string()),
  social: v.array(v.object({ network: v.string(), url: v.string() })),
  /** The store's film. `embedUrl` is a player of another origin, asked for only after a click; absent: none is shown. */
  video: v.optional(v.object({ title: v.string(), embedUrl: v.string() })),
  /** Where map tiles come from, with {z}, {x} and {y}, and whom to name for them; absent: the static map stays. */
  mapTiles: v.optional(v.object({ urlTemplate: v.string(), attribution: v.string() })),
  mapPoints: v.array(v.object({ name: v.string(), address: v.string(), latitude: v.number(), longitude: v.number() })),
});
export type SiteSettings = v.InferOutput<typeof SiteSettings>;
