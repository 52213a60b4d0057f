/** The reason of a refund of a second payment of one order. */
export const PAID_TWICE = 'The order had been paid already';
