import * as v from 'valibot';
import { defineCall } from './call.ts';
import { RecordId } from './shapes/request-fields.ts';

/** Newest first. OrderTotal in rupees; TotalItems counts units; TotalRecords counts all orders of the person. */
export const getCustomerOrderHistoryMaster = defineCall({
  name: 'get-customer-order-history-master',
  access: 'token',
  summary: 'The orders of the person logged in, a page at a time.',
  sends: { recordValueJson: '[]' },
  request: v.object({
    UserId: v.optional(v.number()),
    PageNo: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
    PageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 10),
  }),
  answer: v.array(
    v.object({
      OrderId: RecordId,
      OrderNumber: v.string(),
      OrderDateUTC: v.string(),
      LatestStatusName: v.string(),
      /** The goods have left the store and are not delivered yet; absent from an API of an earlier release. */
      IsDispatched: v.optional(v.boolean()),
      /** It is Refunded, but not its whole total; absent from an API of an earlier release. */
      IsPartlyRefunded: v.optional(v.boolean()),
      TotalItems: v.number(),
      OrderTotal: v.number(),
      TotalRecords: v.number(),
    }),
  ),
});
