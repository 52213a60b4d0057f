import type { Generated } from 'kysely';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** What operators changed by hand; sales and returns are in the orders. */
    stock_changes: {
      stock_change_id: Generated<number>;
      product_id: number;
      made_at: GeneratedTimestamp;
      /** Pieces before and after. */
      was: number;
      made: number;
      /** '' where none was given. */
      reason: string;
    };
  }
}
