import type { Swatch as WireSwatch } from '../api/shapes/swatch.ts';
import { fromRupees, type Paise } from './money.ts';
import { type Stock, stockOf } from './stock.ts';

/** A piece of cloth that can be ordered by post (CAT-38). */
export interface Swatch {
  readonly productId: number;
  readonly name: string;
  readonly colour: string;
  readonly hex: string;
  readonly price: Paise;
  readonly stock: Stock;
}

export const decodeSwatches = (answer: readonly WireSwatch[]): readonly Swatch[] =>
  answer.map((swatch) => ({
    productId: swatch.ProductId,
    name: swatch.ProductName,
    colour: swatch.ColorName,
    hex: swatch.HexCode,
    price: fromRupees(swatch.Price),
    stock: stockOf(swatch.StockStatus),
  }));
