import { countries } from './countries.ts';

interface Subdivision {
  readonly countryIsoCode: string;
  readonly name: string;
}

/**
 * The states, provinces or regions of every country but India, by ISO 3166-2; only the first level of subdivisions. Hong Kong, Macao and Vatican City have none.
 */
export async function subdivisionsAbroad(): Promise<readonly Subdivision[]> {
  // 350 KB that only an empty store needs.
  const { iso31662 } = await import('iso-3166/2.js');
  const abroad = new Set(countries.map((country) => country.isoCode).filter((isoCode) => isoCode !== 'IN'));
  const found = iso31662
    .filter((entry) => abroad.has(entry.parent))
    .map((entry) => ({ countryIsoCode: entry.parent, name: withoutRemark(entry.name) }));
  // A province and its capital may share a name, which is listed once.
  return [...new Map(found.map((one) => [`${one.countryIsoCode} ${one.name}`, one])).values()];
}

/** The standard's remarks, as in 'Diekirch (de, lb)', are not part of a name. */
function withoutRemark(name: string): string {
  return name.replace(/ \([^)]*\)$/, '');
}
