import * as v from 'valibot';

/** A mail to the buyer of an order. `Kind` names its template; a later release may have more. */
export const OrderMail = v.object({
  Kind: v.string(),
  To: v.string(),
  /** 'held': too many in a day; 'unsure': it may have arrived; 'failed': it could not be delivered. */
  State: v.picklist(['waiting', 'sent', 'held', 'unsure', 'failed']),
  AtUTC: v.string(),
});
export type OrderMail = v.InferOutput<typeof OrderMail>;
