import * as v from 'valibot';
import { readYaml } from '../files/read-files.ts';

const vendor = v.strictObject({
  name: v.string(),
  country: v.string(),
  manufacturer: v.string(),
  /** A sample. */
  address: v.string(),
  about: v.string(),
});

export type SeedVendor = v.InferOutput<typeof vendor>;

export const seedVendors = readYaml('catalog/vendors.yaml', v.record(v.string(), vendor));
