/** Before the id of the refund that another one takes the place of. */
export const RETRY_PREFIX = 'again-';

/** The name of each request for a refund, at most 40 characters: under one name it is refunded once. */
export const refundKeys = {
  /** All that is left of a payment, again after each refusal. */
  rest: (paymentId: number, refusals: number) => `rest-${paymentId}-${refusals}`,
  late: (paymentId: number) => `late-${paymentId}`,
  /** An operator's, by a name of theirs. */
  operators: (orderId: number, name: string) => `order-${orderId}-${name}`,
  request: (kind: 'cancel' | 'return', requestId: number) => `${kind}-${requestId}`,
  retry: (refusedRefundId: number) => `${RETRY_PREFIX}${refusedRefundId}`,
} as const;
