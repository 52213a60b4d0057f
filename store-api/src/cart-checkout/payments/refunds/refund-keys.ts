/** Before the provider's id of a refund that was made in its dashboard. */
const OUTSIDE_PREFIX = 'provider-';

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
  outside: (providerRefundId: string) => `${OUTSIDE_PREFIX}${providerRefundId}`.slice(0, 40),
  retry: (refusedRefundId: number) => `${RETRY_PREFIX}${refusedRefundId}`,
} as const;

/** Whether a refund was made in the provider's dashboard, not requested by the store. */
export function isOutside({ request_key }: { readonly request_key: string }): boolean {
  return request_key.startsWith(OUTSIDE_PREFIX);
}
