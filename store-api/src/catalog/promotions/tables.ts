import type { Generated } from 'kysely';

declare module '../../platform/database/schema.ts' {
  interface Database {
    promotions: {
      promotion_id: Generated<number>;
      /** For operators. */
      name: string;
      kind: 'percent' | 'fixed';
      /** Hundredths of a percent, or paise. */
      value: number;
      applies_to: 'everything' | 'category' | 'products';
      /** With all descendants; null unless it applies to a category. */
      category_id: number | null;
      valid_from: Timestamp;
      valid_until: Timestamp | null;
      /** When an operator ended it early. */
      ended_at: Timestamp | null;
      created_at: GeneratedTimestamp;
    };
    promotion_products: { promotion_id: number; product_id: number };
    /** Written only by `applyPromotions`. */
    promoted_products: {
      product_id: number;
      promotion_id: number;
      /** The product's prices before the promotion. */
      regular_price_paise: number;
      regular_old_price_paise: number | null;
      /** The promoted prices. */
      price_paise: number;
      old_price_paise: number;
    };
  }
}
