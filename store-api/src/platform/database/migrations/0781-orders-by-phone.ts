import { concurrentIndex } from '../migration.ts';

export const { transaction, up } = concurrentIndex('orders_by_phone', 'on orders (delivery_phone)');
