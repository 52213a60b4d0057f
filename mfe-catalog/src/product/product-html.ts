import type { Product } from 'shared-contracts/domain/product';
import { parseHtml } from 'shared-contracts/parse-html';
import type { ShownProduct } from './product-data.ts';

/** Separates the formatted texts of a product; only sanitized markup reaches the page (CAT-18). */
export function splitHtml({ texts, ...product }: Product): Pick<ShownProduct, 'product' | 'html'> {
  const trees = Object.entries(texts).map(([text, html = '']) => [text, parseHtml(html)] as const);
  return { product, html: Object.fromEntries(trees.filter(([, tree]) => tree.length > 0)) };
}
