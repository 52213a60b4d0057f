import * as v from 'valibot';

const SOCIAL = /^([a-z]+=https:\/\/[^,\s]+(,[a-z]+=https:\/\/[^,\s]+)*)?$/;

const NONE = 'none';

/** Facts that the law requires a store to publish (CON-07). The defaults are marked as samples. */
const StoreFactsEnvironment = v.object({
  STORE_NAME: v.optional(v.string(), 'Kashtha & Co.'),
  STORE_LEGAL_NAME: v.optional(v.string(), 'Kashtha Furniture Private Limited (sample)'),
  STORE_ADDRESS: v.optional(v.string(), 'Sample House, 12 Workshop Lane, Jodhpur, Rajasthan 342001'),
  STORE_STATE: v.optional(
    v.pipe(v.string(), v.regex(/^\d{2}$/, "STORE_STATE must be the store's two-digit GST state code.")),
    '08',
  ),
  STORE_GSTIN: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'STORE_GSTIN must be a GSTIN of 15 characters.'),
    ),
    '08AAAAA0000A1Z5',
  ),
  STORE_PHONE: v.optional(v.string(), '+91 00000 00000'),
  STORE_EMAIL: v.optional(
    v.pipe(v.string(), v.email('STORE_EMAIL must be an e-mail address.')),
    'care@kashtha.example',
  ),
  STORE_WHATSAPP: v.optional(
    v.pipe(v.string(), v.regex(/^\d{10,15}$/, 'STORE_WHATSAPP must be 10 to 15 digits with the country code.')),
    '910000000000',
  ),
  STORE_GRIEVANCE_OFFICER: v.optional(v.string(), 'Asha Sample, Grievance Officer (sample)'),
  STORE_GRIEVANCE_EMAIL: v.optional(
    v.pipe(v.string(), v.email('STORE_GRIEVANCE_EMAIL must be an e-mail address.')),
    'grievance@kashtha.example',
  ),
  STORE_LOGO_URL: v.optional(
    v.pipe(v.string(), v.regex(/^((https:\/\/|\/)\S+)?$/, 'STORE_LOGO_URL must be a path or an https address.')),
    '',
  ),
  STORE_SOCIAL: v.optional(
    v.pipe(v.string(), v.regex(SOCIAL, 'STORE_SOCIAL must be comma-separated name=https://… pairs.')),
    '',
  ),
  STORE_LOCATION: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/, "STORE_LOCATION must be 'latitude,longitude'."),
    ),
    '26.2389,73.0243',
  ),
  STORE_VIDEO_TITLE: v.optional(v.string(), 'A morning in the workshop (sample film)'),
  STORE_VIDEO_EMBED_URL: v.optional(
    v.pipe(v.string(), v.regex(/^(none|https:\/\/\S+)$/, "STORE_VIDEO_EMBED_URL must be an https address or 'none'.")),
    // The sample film of the player's documentation.
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE',
  ),
  STORE_MAP_TILE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(none|https:\/\/(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})\S+)$/,
        "STORE_MAP_TILE_URL must be an https address with {z}, {x} and {y}, or 'none'.",
      ),
    ),
    'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  ),
  STORE_MAP_TILE_ATTRIBUTION: v.optional(v.string(), '© OpenStreetMap contributors'),
  STORE_EMI_ANNUAL_RATE: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}(\.\d{1,2})?$/, 'STORE_EMI_ANNUAL_RATE must be a percentage from 0 to 99.99.')),
    '15',
  ),
});

export interface StoreFacts {
  readonly name: string;
  readonly legalName: string;
  readonly address: string;
  /** GST state code of the store, two digits: decides CGST+SGST against IGST. */
  readonly stateCode: string;
  readonly gstin: string;
  readonly phone: string;
  readonly email: string;
  /** Digits only, with country code, as in wa.me links. */
  readonly whatsapp: string;
  readonly grievanceOfficer: string;
  readonly grievanceEmail: string;
  /** '' for the storefront's bundled logo. */
  readonly logoUrl: string;
  /** The store's own pages; none by default, as an icon that leads to no page of the store misleads. */
  readonly social: readonly { readonly network: string; readonly url: string }[];
  readonly location: Location;
  readonly video: { readonly title: string; readonly embedUrl: string } | null;
  /** Null: maps are static pictures. */
  readonly mapTiles: { readonly urlTemplate: string; readonly attribution: string } | null;
  /** Interest on card instalments in hundredths of a percent a year. */
  readonly emiAnnualRate: number;
}

interface Location {
  readonly latitude: number;
  readonly longitude: number;
}

type StoreFactsResult =
  | { readonly ok: true; readonly facts: StoreFacts }
  | { readonly ok: false; readonly faults: readonly string[] };

export function parseStoreFacts(environment: Record<string, string | undefined>): StoreFactsResult {
  const parsed = v.safeParse(StoreFactsEnvironment, environment);
  if (!parsed.success) return { ok: false, faults: parsed.issues.map((issue) => issue.message) };
  const given = parsed.output;
  return {
    ok: true,
    facts: {
      name: given.STORE_NAME,
      legalName: given.STORE_LEGAL_NAME,
      address: given.STORE_ADDRESS,
      stateCode: given.STORE_STATE,
      gstin: given.STORE_GSTIN,
      phone: given.STORE_PHONE,
      email: given.STORE_EMAIL,
      whatsapp: given.STORE_WHATSAPP,
      grievanceOfficer: given.STORE_GRIEVANCE_OFFICER,
      grievanceEmail: given.STORE_GRIEVANCE_EMAIL,
      logoUrl: given.STORE_LOGO_URL,
      social: given.STORE_SOCIAL.split(',').filter(Boolean).map(asSocial),
      location: asLocation(given.STORE_LOCATION),
      video:
        given.STORE_VIDEO_EMBED_URL === NONE
          ? null
          : { title: given.STORE_VIDEO_TITLE, embedUrl: given.STORE_VIDEO_EMBED_URL },
      mapTiles:
        given.STORE_MAP_TILE_URL === NONE
          ? null
          : { urlTemplate: given.STORE_MAP_TILE_URL, attribution: given.STORE_MAP_TILE_ATTRIBUTION },
      emiAnnualRate: Math.round(Number(given.STORE_EMI_ANNUAL_RATE) * 100),
    },
  };
}

function asSocial(pair: string) {
  const [network = '', ...address] = pair.split('=');
  return { network, url: address.join('=') };
}

function asLocation(text: string) {
  const [latitude = 0, longitude = 0] = text.split(',').map(Number);
  return { latitude, longitude };
}
