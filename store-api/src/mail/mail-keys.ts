/** What each kind of mail is named by: about one thing, a kind is written once. */
export const mailKeys = {
  orderConfirmed: (orderId: number) => `order-confirmed-${orderId}`,
  paymentFailed: (paymentId: number) => `payment-failed-${paymentId}`,
  moneyReturned: (refundId: number) => `money-returned-${refundId}`,
} as const;
