import * as v from 'valibot';
import { readYaml } from '../files/read-files.ts';

const vendor = v.strictObject({
  name: v.string(),
  country: v.picklist(['India', 'Indonesia']),
  /** Of a vendor abroad. A sample. */
  importer: v.optional(v.strictObject({ name: v.string(), address: v.string() })),
  manufacturer: v.string(),
  /** A sample. */
  address: v.string(),
  about: v.string(),
});

export type SeedVendor = v.InferOutput<typeof vendor>;

/** Countries other than India, which every store has, by ISO 3166. */
export const FOREIGN_ORIGINS = { Indonesia: 'ID' } as const;

export const seedVendors = readYaml('catalog/vendors.yaml', v.record(v.string(), vendor));
