import type { Generated } from 'kysely';
import type { GeneratedTimestamp, Timestamp } from '../platform/tables.ts';

export interface CouponsTable {
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
}

export interface CouponRedemptionsTable {
  order_id: number;
  code: string;
  user_id: number;
  first_order: boolean;
  redeemed_at: GeneratedTimestamp;
}

export interface StockReservationsTable {
  order_id: number;
  product_id: number;
  quantity: number;
  /** From then on the row keeps nothing aside. */
  expires_at: Timestamp;
}

export interface CheckoutTables {
  coupons: CouponsTable;
  coupon_redemptions: CouponRedemptionsTable;
  stock_reservations: StockReservationsTable;
}
