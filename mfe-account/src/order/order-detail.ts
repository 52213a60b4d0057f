import type { CallAnswer } from 'shared-contracts/api/call';
import type { getOrderDetail } from 'shared-contracts/api/get-order-detail';

export type OrderDetail = CallAnswer<typeof getOrderDetail>;
