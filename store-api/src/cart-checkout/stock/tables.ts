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
    /** People who wait for pieces that other buyers hold. */
    waiting_buyers: {
      product_id: number;
      user_id: number;
      quantity: number;
      /** Who came earlier has a lower one; the same for all that a person waits for since then. */
      place: number;
      /** When the person last asked; who does not ask for 90 seconds is passed over. */
      seen_at: Date;
      /** Since when the pieces have been there for this person; null while others hold them. */
      turn_since: Date | null;
    };
  }
}
