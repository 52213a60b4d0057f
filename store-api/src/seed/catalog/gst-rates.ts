/** A GST rate for a code and class of material over a period, with the notification that set it (PAY-14). */
interface SeedGstRate {
  readonly hsn: string;
  readonly materialClass: '' | 'wholly-cane-bamboo-rattan';
  readonly percent: number;
  readonly from: string;
  readonly to: string | null;
  readonly source: string;
}

const SINCE_2017 = { from: '2017-11-15', to: '2025-09-21' } as const;
const SINCE_2025 = { from: '2025-09-22', to: null } as const;
const SOURCE_2017 = 'Notification 41/2017-Central Tax (Rate), 14 November 2017';
const SOURCE_2025 = 'Notification 9/2025-Central Tax (Rate), 17 September 2025';

export const seedGstRates: readonly SeedGstRate[] = [
  ...['9401', '9403', '9404', '7009'].flatMap((hsn): SeedGstRate[] => [
    { hsn, materialClass: '', percent: 18, ...SINCE_2017, source: SOURCE_2017 },
    { hsn, materialClass: '', percent: 18, ...SINCE_2025, source: SOURCE_2025 },
  ]),
  ...['9401', '9403'].flatMap((hsn): SeedGstRate[] => [
    { hsn, materialClass: 'wholly-cane-bamboo-rattan', percent: 12, ...SINCE_2017, source: SOURCE_2017 },
    { hsn, materialClass: 'wholly-cane-bamboo-rattan', percent: 5, ...SINCE_2025, source: SOURCE_2025 },
  ]),
  // Online text-based information, such as downloadable guides.
  {
    hsn: '998431',
    materialClass: '',
    percent: 18,
    from: '2017-07-01',
    to: null,
    source: 'Notification 11/2017-Central Tax (Rate), 28 June 2017',
  },
];

/** Products without wood. Others have at most a cane panel, which does not change their rate. */
export const WHOLLY_CANE = new Set(['bela-cane-lounge-chair-in-ivory']);
