import { isGstin, isStateCode } from 'shared-contracts/domain/gstin';
import * as v from 'valibot';
import { type DeliveryZone, parseZones } from './delivery-zones.ts';
import { isReadable } from './readable-colour.ts';

const SOCIAL = /^([a-z]+=https:\/\/[^,\s]+(,[a-z]+=https:\/\/[^,\s]+)*)?$/;
const COLOUR = (name: string) => `${name} must be a colour like #4A2F1D, dark enough for white text (4.5:1).`;
const NONE = 'none';
const LONGEST = 500;

function fact(neutral: string, ...rules: readonly v.PipeAction<string, string, v.BaseIssue<unknown>>[]) {
  const text = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST, `a fact has at most ${LONGEST} characters.`));
  return v.optional(
    rules.reduce((schema, rule) => v.pipe(schema, rule), text as v.GenericSchema<string>),
    neutral,
  );
}

function emailOrNone(name: string) {
  return v.check(
    (text: string) => text === '' || v.is(v.pipe(v.string(), v.email()), text),
    `${name} must be an e-mail address.`,
  );
}

/** What a store says about itself, as its owner types it: by the names that `facts set` takes. '' where it says nothing. */
const Facts = v.strictObject({
  name: fact('Furniture Store', v.nonEmpty('name must not be empty.')),
  tagline: fact(''),
  'legal-name': fact(''),
  address: fact(''),
  state: fact(
    '08',
    v.check((code) => isStateCode(code), "state must be the store's two-digit GST state code."),
  ),
  gstin: fact(
    '',
    v.check((text) => text === '' || isGstin(text), 'gstin must be a GSTIN: 15 characters, the last its check digit.'),
  ),
  phone: fact(''),
  email: fact('', emailOrNone('email')),
  whatsapp: fact('', v.regex(/^(\d{10,15})?$/, 'whatsapp must be 10 to 15 digits with the country code.')),
  'grievance-officer': fact(''),
  'grievance-email': fact('', emailOrNone('grievance-email')),
  'logo-url': fact('', v.regex(/^((https:\/\/|\/)\S+)?$/, 'logo-url must be a path or an https address.')),
  mark: fact('', v.regex(/^(chair)?$/, "mark must be 'chair' or nothing.")),
  'colour-brand': fact('', v.check(isReadable, COLOUR('colour-brand'))),
  'colour-action': fact('', v.check(isReadable, COLOUR('colour-action'))),
  social: fact('', v.regex(SOCIAL, 'social must be comma-separated name=https://… pairs.')),
  location: fact('', v.regex(/^(-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?)?$/, "location must be 'latitude,longitude'.")),
  'order-prefix': fact('', v.regex(/^([A-Z]{2,3})?$/, 'order-prefix must be 2 or 3 capital letters.')),
  'delivery-days': fact(
    '',
    v.check((days) => days === '' || readDays(days) !== null, "delivery-days must be like '7-13'."),
  ),
  holidays: fact(
    '',
    v.regex(
      /^(((\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))(,(?=.)|$))*$/,
      'holidays must be comma-separated days like 08-15, of each year, or 2026-11-08.',
    ),
  ),
  assembly: fact('', v.regex(/^(free-in-cities|paid)?$/, "assembly must be 'free-in-cities' or 'paid'.")),
  'delivery-zones': v.optional(
    v.pipe(
      v.string(),
      v.check((json) => parseZones(json) !== null, 'delivery-zones must be as the delivery commands write them.'),
    ),
    '',
  ),
  'video-title': fact(''),
  'video-embed-url': fact(
    '',
    v.regex(/^(none|https:\/\/\S+)?$/, "video-embed-url must be an https address or 'none'."),
  ),
  'map-tile-url': fact(
    '',
    v.regex(
      /^(none|https:\/\/(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})\S+)?$/,
      "map-tile-url must be an https address with {z}, {x} and {y}, or 'none'.",
    ),
  ),
  'map-tile-attribution': fact(''),
  'emi-annual-rate': fact(
    '',
    v.regex(/^(none|\d{1,2}(\.\d{1,2})?)?$/, "emi-annual-rate must be a percentage from 0 to 99.99, or 'none'."),
  ),
});
/** By name, as typed; what is absent says nothing. */
export type GivenFacts = Readonly<Partial<Record<FactName, string>>>;
export type FactName = keyof v.InferOutput<typeof Facts>;

export const FACT_NAMES = Object.keys(Facts.entries) as readonly FactName[];

/** Of the sample shop. Those that the law asks for say that they are samples (CON-07). */
export const SAMPLE_FACTS: GivenFacts = {
  name: 'Kashtha & Co.',
  tagline: 'Furniture made to be lived with, delivered across India.',
  'legal-name': 'Kashtha Furniture Private Limited (sample)',
  address: 'Sample House, 12 Workshop Lane, Jodhpur, Rajasthan 342001',
  gstin: '08AAAAA0000A1Z2',
  phone: '+91 00000 00000',
  email: 'care@kashtha.example',
  whatsapp: '910000000000',
  'grievance-officer': 'Asha Sample, Grievance Officer (sample)',
  'grievance-email': 'grievance@kashtha.example',
  mark: 'chair',
  location: '26.2389,73.0243',
  'order-prefix': 'KC',
  'delivery-days': '7-13',
  // The three national holidays.
  holidays: '01-26,08-15,10-02',
  assembly: 'free-in-cities',
  'video-title': 'Our furniture at home (sample film)',
  // The sample film of the player's documentation.
  'video-embed-url': 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE',
  'map-tile-url': 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  'map-tile-attribution': '© OpenStreetMap contributors',
  'emi-annual-rate': '15',
};

/** STORE_LEGAL_NAME gives 'legal-name': what a store that has no facts yet starts with. */
export const variableOf = (name: FactName) => `STORE_${name.toUpperCase().replaceAll('-', '_')}`;

export function factsOfEnvironment(environment: Readonly<Record<string, string | undefined>>): GivenFacts {
  const given = FACT_NAMES.map((name) => [name, environment[variableOf(name)]] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

export interface StoreFacts {
  readonly name: string;
  /** What it is, in a sentence. */
  readonly tagline: string;
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
  /** '' for the store's name in letters. */
  readonly logoUrl: string;
  /** The drawing next to the name of a store without a logo. */
  readonly mark: 'chair' | null;
  /** Of headers and footers, and of what is pressed: '#4A2F1D'; '' for the storefront's own. */
  readonly colours: { readonly brand: string; readonly action: string };
  /** The store's own pages; none by default, as an icon that leads to no page of the store misleads. */
  readonly social: readonly { readonly network: string; readonly url: string }[];
  /** Null: the store is not on a map. */
  readonly location: Location | null;
  /** 'KC' of 'KC-2611-000123'; '' for none. */
  readonly orderPrefix: string;
  /** Within which an order arrives; null: nothing is said. */
  readonly deliveryDays: readonly [fewest: number, most: number] | null;
  /** Days on which nothing is made or carried: 'MM-DD' of each year, 'YYYY-MM-DD' once. */
  readonly holidays: readonly string[];
  /** Free in major cities and paid elsewhere, or paid everywhere; null: nothing is said of it. */
  readonly assembly: 'free-in-cities' | 'paid' | null;
  /** Without one that fits, delivery costs what the products say. */
  readonly deliveryZones: readonly DeliveryZone[];
  readonly video: { readonly title: string; readonly embedUrl: string } | null;
  /** Null: maps are static pictures. */
  readonly mapTiles: { readonly urlTemplate: string; readonly attribution: string } | null;
  /** Interest on card instalments in hundredths of a percent a year; null: no instalments are offered. */
  readonly emiAnnualRate: number | null;
}

interface Location {
  readonly latitude: number;
  readonly longitude: number;
}

type StoreFactsResult =
  | { readonly ok: true; readonly facts: StoreFacts }
  | { readonly ok: false; readonly faults: readonly string[] };

/** @param name says of whom a fault speaks: 'gstin' of `facts set`, STORE_GSTIN of the environment */
export function readStoreFacts(given: GivenFacts, name: (fact: FactName) => string = (fact) => fact): StoreFactsResult {
  const parsed = v.safeParse(Facts, given);
  if (!parsed.success) return { ok: false, faults: parsed.issues.map((issue) => faultOf(issue, name)) };
  const facts = parsed.output;
  const [video, tiles, rate] = [facts['video-embed-url'], facts['map-tile-url'], facts['emi-annual-rate']].map(orNull);
  return {
    ok: true,
    facts: {
      name: facts.name,
      tagline: facts.tagline,
      legalName: facts['legal-name'],
      address: facts.address,
      stateCode: facts.state,
      gstin: facts.gstin,
      phone: facts.phone,
      email: facts.email,
      whatsapp: facts.whatsapp,
      grievanceOfficer: facts['grievance-officer'],
      grievanceEmail: facts['grievance-email'],
      logoUrl: facts['logo-url'],
      mark: facts.mark === 'chair' ? 'chair' : null,
      colours: { brand: facts['colour-brand'], action: facts['colour-action'] },
      social: facts.social.split(',').filter(Boolean).map(asSocial),
      location: facts.location === '' ? null : asLocation(facts.location),
      orderPrefix: facts['order-prefix'],
      deliveryDays: readDays(facts['delivery-days']),
      holidays: facts.holidays.split(',').filter(Boolean),
      assembly: facts.assembly === '' ? null : (facts.assembly as 'free-in-cities' | 'paid'),
      deliveryZones: parseZones(facts['delivery-zones']) ?? [],
      video: video ? { title: facts['video-title'], embedUrl: video } : null,
      mapTiles: tiles ? { urlTemplate: tiles, attribution: facts['map-tile-attribution'] } : null,
      emiAnnualRate: rate ? Math.round(Number(rate) * 100) : null,
    },
  };
}

const orNull = (fact: string) => (fact === '' || fact === NONE ? null : fact);

function faultOf(issue: v.BaseIssue<unknown>, name: (fact: FactName) => string): string {
  const fact = issue.path?.[0]?.key as FactName;
  return issue.message.startsWith(fact)
    ? `${name(fact)}${issue.message.slice(fact.length)}`
    : `${name(fact)}: ${issue.message}`;
}

/** '7-13', or null. */
function readDays(text: string): readonly [number, number] | null {
  const [, fewest, most] = /^(\d{1,3})-(\d{1,3})$/.exec(text) ?? [];
  if (!fewest || !most || Number(fewest) > Number(most)) return null;
  return [Number(fewest), Number(most)];
}

function asSocial(pair: string) {
  const [network = '', ...address] = pair.split('=');
  return { network, url: address.join('=') };
}

function asLocation(text: string) {
  const [latitude = 0, longitude = 0] = text.split(',').map(Number);
  return { latitude, longitude };
}
