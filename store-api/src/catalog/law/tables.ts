import type { Generated } from 'kysely';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** Days are 'YYYY-MM-DD'. */
    quality_standards: {
      standard_id: Generated<number>;
      /** E.g. 'IS 17632:2022'. */
      code: string;
      title: string;
      in_force_from: string;
      source: string;
    };
    /** Why a product may be sold without the mark. */
    quality_grounds: { ground: string; title: string; last_day: string | null; source: string };
    product_type_standards: { product_type_id: number; standard_id: number };
    /** The number of the Bureau of Indian Standards' licence, as it is on the product. */
    product_licences: { product_id: number; standard_id: number; licence: string };
    quality_exemptions: {
      exemption_id: Generated<number>;
      product_id: number;
      standard_id: number;
      ground: string;
      reason: string;
      /** The last day; null: until it is ended. */
      valid_until: string | null;
      recorded_at: Timestamp;
      ended_at: Timestamp | null;
    };
  }
}
