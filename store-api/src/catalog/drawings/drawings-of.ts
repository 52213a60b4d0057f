import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Drawing } from 'shared-contracts/api/shapes/drawing';
import type { Database } from '../../platform/database/schema.ts';
import type { View } from './read-drawing.ts';

export function drawingsOf(products: ExpressionBuilder<Database, 'products'>) {
  return jsonArrayFrom(
    products
      .selectFrom('product_drawings')
      .innerJoin('drawings', 'drawings.drawing_id', 'product_drawings.drawing_id')
      .select(['view', 'drawings.drawing_id', 'drawings.width_cm', 'drawings.height_cm', 'units_per_cm', 'margin'])
      .whereRef('product_drawings.product_id', '=', 'products.product_id')
      .orderBy('view'),
  );
}

interface Row {
  readonly view: View;
  readonly drawing_id: string;
  readonly width_cm: number;
  readonly height_cm: number;
  readonly units_per_cm: number;
  readonly margin: number;
}

export const asDrawing = (row: Row): Drawing => ({
  View: row.view,
  Url: `/media/drawings/${row.drawing_id}.svg`,
  WidthCm: row.width_cm,
  HeightCm: row.height_cm,
  UnitsPerCm: row.units_per_cm,
  Margin: row.margin,
});
