import { concurrentIndex } from '../migration.ts';

/** A file or a person may spell a SKU in any case. */
export const { transaction, up } = concurrentIndex('products_by_folded_sku', 'on products (upper(sku collate "C"))');
