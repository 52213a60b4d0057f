import * as v from 'valibot';

/** An id of the payment provider's, e.g. 'order_9A33XWu170gUtm' or 'pay_29QQoUBi66xm2f'. */
export const ProviderId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_]{1,60}$/));
