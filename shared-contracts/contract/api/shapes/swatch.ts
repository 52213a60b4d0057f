import * as v from 'valibot';
import { StockStatus } from './product-list-item.ts';

/** A piece of cloth that can be ordered. Price in rupees, tax-inclusive. */
export const Swatch = v.object({
  ProductId: v.number(),
  ProductName: v.string(),
  ColorName: v.string(),
  /** '#1F6F6B'. */
  HexCode: v.string(),
  Price: v.number(),
  StockStatus,
});
export type Swatch = v.InferOutput<typeof Swatch>;
