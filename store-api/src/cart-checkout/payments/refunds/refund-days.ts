/** How long a refund takes, as shown to shoppers: the store's working days, then the bank's. */
export const REFUND_DAYS = { working: 2, bank: 7 } as const;
