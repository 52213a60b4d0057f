import { indianDay } from '../../platform/time.ts';

/** 'KC-2611-000123': year and month of payment in India, then the order's id. */
export function orderNumber(orderId: number, paidAt: Date): string {
  const [year = '', month] = indianDay(paidAt).split('-');
  return `KC-${year.slice(2)}${month}-${String(orderId).padStart(6, '0')}`;
}
