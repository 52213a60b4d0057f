export interface SeedVendor {
  readonly name: string;
  readonly country: string;
  readonly manufacturer: string;
  /** A sample. */
  readonly address: string;
  readonly about: string;
}

export const seedVendors = {
  marwar: {
    name: 'Marwar Woodworks',
    country: 'India',
    manufacturer: 'Marwar Woodworks LLP (sample)',
    address: 'Shed 14, Boranada Industrial Area, Jodhpur, Rajasthan 342012 (sample address)',
    about: 'A family workshop of cabinetmakers in Jodhpur, working in sheesham and mango wood since 1987.',
  },
  northloom: {
    name: 'Northloom Living',
    country: 'India',
    manufacturer: 'Northloom Furnishings Pvt Ltd (sample)',
    address: 'Plot 62, Sector 37, Gurugram, Haryana 122001 (sample address)',
    about: 'Upholsterers who cut, sew and stuff under one roof, with a frame shop of their own.',
  },
  malabar: {
    name: 'Malabar Cane House',
    country: 'India',
    manufacturer: 'Malabar Cane & Bamboo Co-operative (sample)',
    address: '9 Beach Road, Kozhikode, Kerala 673001 (sample address)',
    about: 'A weavers’ co-operative: every panel carries the initials of the hands that wove it.',
  },
  aravalli: {
    name: 'Aravalli & Sons',
    country: 'India',
    manufacturer: 'Aravalli Joinery Works (sample)',
    address: 'G-1 Sitapura Industrial Area, Jaipur, Rajasthan 302022 (sample address)',
    about: 'Joiners of tables and beds; mortise and tenon where others use screws.',
  },
  rattanraya: {
    name: 'Rattan Raya',
    country: 'Indonesia',
    manufacturer: 'PT Rattan Raya Cirebon (sample)',
    address: 'Jalan Otto Iskandardinata 21, Cirebon, West Java, Indonesia (sample address)',
    about: 'Steam-bent rattan frames from Cirebon, where the craft has been at home for a century.',
  },
  kashtha: {
    name: 'Kashtha Studio',
    country: 'India',
    manufacturer: 'Kashtha Furniture Private Limited (sample)',
    address: '12 Workshop Lane, Jodhpur, Rajasthan 342001 (sample address)',
    about: 'Our own design desk.',
  },
} as const satisfies Record<string, SeedVendor>;

export type SeedVendorKey = keyof typeof seedVendors;
