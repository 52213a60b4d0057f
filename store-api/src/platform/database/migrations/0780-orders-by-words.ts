import { concurrentIndex } from '../migration.ts';

/** For who looks for an order by a part of a name, an e-mail, a number or a typed town. */
export const { transaction, up } = concurrentIndex(
  'orders_by_words',
  'on orders using gin (delivery_name gin_trgm_ops, contact_email gin_trgm_ops, order_number gin_trgm_ops, delivery_city_name gin_trgm_ops)',
);
