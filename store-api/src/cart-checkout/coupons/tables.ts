import type { Generated } from 'kysely';

declare module '../../platform/database/schema.ts' {
  interface Database {
    coupons: {
      /** Upper case. */
      code: string;
      kind: 'percent' | 'fixed';
      /** Hundredths of a percent, or paise. */
      value: number;
      first_order_only: Generated<boolean>;
      minimum_paise: Generated<number>;
      cap_paise: number | null;
      valid_from: GeneratedTimestamp;
      valid_until: Timestamp | null;
      use_limit: number | null;
      /** Redemptions held or used. */
      uses: Generated<number>;
      /** False once the store has ended it. */
      active: Generated<boolean>;
      per_person_limit: number | null;
      /** Whether the store's banners name it. */
      advertised: Generated<boolean>;
      created_at: GeneratedTimestamp;
    };
    coupon_redemptions: {
      order_id: number;
      code: string;
      user_id: number;
      first_order: boolean;
      redeemed_at: GeneratedTimestamp;
    };
  }
}
