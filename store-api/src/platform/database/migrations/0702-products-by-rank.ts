import { concurrentIndex } from '../migration.ts';

export const { transaction, up } = concurrentIndex(
  'products_by_rank',
  'on products ((stock_quantity > 0) desc, ranked_units desc, product_id) include (stock_quantity) where is_published',
);
