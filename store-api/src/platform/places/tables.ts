import type { Generated } from 'kysely';

declare module '../database/schema.ts' {
  interface Database {
    countries: { country_id: Generated<number>; country_name: string; iso_code: string; display_order: number };
    states_provinces: {
      state_province_id: Generated<number>;
      country_id: number;
      state_name: string;
      /** Two digits as in a GSTIN; null outside India. */
      gst_code: string | null;
      is_union_territory: Generated<boolean>;
    };
    cities: { city_id: Generated<number>; state_province_id: number; city_name: string };
  }
}
