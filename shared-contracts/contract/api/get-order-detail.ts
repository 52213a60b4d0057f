import * as v from 'valibot';
import { orderOf } from '../domain/order.ts';
import { defineCall } from './call.ts';
import { OrderDetail } from './shapes/order-detail.ts';

export const getOrderDetail = defineCall({
  name: 'get-order-detail',
  access: 'token',
  summary: 'One order of the person logged in, with its timeline, payment and address.',
  request: v.object({ OrderNumber: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/)) }),
  answer: OrderDetail,
  decode: orderOf,
});
