import type { Generated } from 'kysely';
import type { GeneratedTimestamp, Timestamp } from '../../platform/database/tables.ts';

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
  /** False once the store has ended it. */
  active: Generated<boolean>;
  per_person_limit: number | null;
  created_at: GeneratedTimestamp;
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

export interface PromotionsTable {
  promotion_id: Generated<number>;
  /** For operators. */
  name: string;
  kind: 'percent' | 'fixed';
  /** Hundredths of a percent, or paise. */
  value: number;
  applies_to: 'everything' | 'category' | 'products';
  /** With all below it; null unless it applies to a category. */
  category_id: number | null;
  valid_from: Timestamp;
  valid_until: Timestamp | null;
  /** When the store ended it before its time. */
  ended_at: Timestamp | null;
  created_at: GeneratedTimestamp;
}

/** Kept by `keepPromotions` alone. */
export interface PromotedProductsTable {
  product_id: number;
  promotion_id: number;
  /** What the product's row said before the promotion. */
  regular_price_paise: number;
  regular_old_price_paise: number | null;
  /** What the promotion has made of it. */
  price_paise: number;
  old_price_paise: number;
}

export interface CheckoutTables {
  coupons: CouponsTable;
  coupon_redemptions: CouponRedemptionsTable;
  stock_reservations: StockReservationsTable;
  promotions: PromotionsTable;
  promotion_products: { promotion_id: number; product_id: number };
  promoted_products: PromotedProductsTable;
}
