// ISO 3166-1 codes; India first, since the store delivers there. Names come from the runtime's English list.
const CODES = `IN
AF AL DZ AD AO AG AR AM AU AT AZ BS BH BD BB BY BE BZ BJ BT BO BA BW BR BN BG BF BI CV KH CM CA CF TD CL CN CO KM CG CD CR CI HR CU CY CZ
DK DJ DM DO EC EG SV GQ ER EE SZ ET FJ FI FR GA GM GE DE GH GR GD GT GN GW GY HT HN HK HU IS ID IR IQ IE IL IT JM JP JO KZ KE KI KP KR KW KG
LA LV LB LS LR LY LI LT LU MO MG MW MY MV ML MT MH MR MU MX FM MD MC MN ME MA MZ MM NA NR NP NL NZ NI NE NG MK NO OM PK PW PS PA PG PY PE PH PL PT
QA RO RU RW KN LC VC WS SM ST SA SN RS SC SL SG SK SI SB SO ZA SS ES LK SD SR SE CH SY TW TJ TZ TH TL TG TO TT TN TR TM TV UG UA AE GB US UY UZ VU VA VE VN YE ZM ZW`;

const names = new Intl.DisplayNames('en', { type: 'region' });

export const countries: readonly { readonly isoCode: string; readonly name: string }[] = CODES.split(/\s+/).map(
  (isoCode) => ({
    isoCode,
    name: names.of(isoCode) ?? isoCode,
  }),
);

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
