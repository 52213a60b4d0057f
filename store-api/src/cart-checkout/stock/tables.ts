// A module, so that its declaration merges with the one it names.
export {};

declare module '../../platform/database/schema.ts' {
  interface Database {
    stock_reservations: {
      order_id: number;
      product_id: number;
      quantity: number;
      /** From then on the hold is void. */
      expires_at: Timestamp;
    };
  }
}
