/** How long a refund takes, as shoppers are told: the store's working days, then the bank's. */
export const REFUND_DAYS = { working: 2, bank: 7 } as const;
