import type { ExpressionBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Model } from 'shared-contracts/api/shapes/model';
import type { Database } from '../../platform/database/schema.ts';
import { modelNameOf } from './store-model.ts';

export function modelOf(products: ExpressionBuilder<Database, 'products'>) {
  return jsonObjectFrom(
    products
      .selectFrom('product_models')
      .innerJoin('models', 'models.model_id', 'product_models.model_id')
      .select(['models.model_id', 'bytes'])
      .whereRef('product_models.product_id', '=', 'products.product_id'),
  );
}

export const asModel = (row: { readonly model_id: string; readonly bytes: number } | null): Model | null =>
  row && { Url: `/media/models/${modelNameOf(row.model_id)}`, Bytes: row.bytes };
