import * as v from 'valibot';
import { orderPageOf } from '../domain/order-list.ts';
import { defineCall } from './call.ts';
import { OrderRow } from './shapes/order-row.ts';

/** Newest first. */
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
  answer: v.array(OrderRow),
  decode: orderPageOf,
});
