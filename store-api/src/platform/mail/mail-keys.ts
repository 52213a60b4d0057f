/** What each kind of mail is named by: about one thing, a kind is written once. */
export const mailKeys = {
  orderConfirmed: (orderId: number) => `order-confirmed-${orderId}`,
  paymentFailed: (paymentId: number) => `payment-failed-${paymentId}`,
  moneyReturned: (refundId: number) => `money-returned-${refundId}`,
  orderRequested: (requestId: number) => `order-requested-${requestId}`,
  orderRequestForStore: (requestId: number) => `order-request-for-store-${requestId}`,
  orderRequestDecided: (requestId: number, decision: string) => `order-request-${decision}-${requestId}`,
  accountDeleted: (userId: number) => `account-deleted-${userId}`,
  passwordCode: (codeId: number) => `password-code-${codeId}`,
  passwordChanged: (codeId: number) => `password-changed-${codeId}`,
} as const;
