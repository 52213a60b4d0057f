import type { Translate } from 'shared-contracts';
import type { LabelSet } from '../labels/use-labels.ts';
import { ordersWords } from './words.ts';

export type OrdersTexts = Translate<(typeof ordersWords)['english']>;

/** Labels of both tables that the localization call may override (ACC-09). */
export const ORDER_LABELS = {
  entity: 'OrdersHistory',
  words: ordersWords,
  ids: [
    'orderNumber',
    'orderDate',
    'status',
    'totalItems',
    'total',
    'detail',
    'image',
    'itemName',
    'unitPrice',
    'quantity',
    'itemTotal',
    'isDigital',
  ],
} as const satisfies LabelSet<(typeof ordersWords)['english']>;
