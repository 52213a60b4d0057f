import type { Migration } from 'kysely/migration';
import * as platform from './0001-platform.ts';
import * as catalogue from './0002-catalogue.ts';
import * as places from './0003-places.ts';
import * as content from './0004-content.ts';
import * as accounts from './0101-accounts.ts';
import * as coupons from './0102-coupons.ts';
import * as orders from './0103-orders.ts';
import * as payments from './0104-payments.ts';
import * as paymentSandbox from './0105-payment-sandbox.ts';

/** Every step in order. A released step is never edited: a change is a new step. */
export const migrations: Record<string, Migration> = {
  '0001-platform': platform,
  '0002-catalogue': catalogue,
  '0003-places': places,
  '0004-content': content,
  '0101-accounts': accounts,
  '0102-coupons': coupons,
  '0103-orders': orders,
  '0104-payments': payments,
  '0105-payment-sandbox': paymentSandbox,
};
