import * as v from 'valibot';
import { orderItemOf } from '../domain/order-item.ts';
import { defineCall } from './call.ts';
import { OrderItem } from './shapes/order-item.ts';
import { RecordId } from './shapes/request-fields.ts';

export const getCustomerOrderHistoryDetail = defineCall({
  name: 'get-customer-order-history-detail',
  access: 'token',
  summary: 'The articles of one order of the person logged in.',
  sends: { recordValueJson: '[]' },
  request: v.object({ OrderId: RecordId }),
  answer: v.array(OrderItem),
  decode: (items) => items.map(orderItemOf),
});
