import { getSwatches } from 'shared-contracts/api/get-swatches';
import type { Api } from '../../platform/http/api.ts';
import { registerCall } from '../../platform/http/calls.ts';
import { ofWholeStore } from '../products/answer-tags.ts';
import { swatchesOf } from './swatches-of.ts';

export function swatchRoutes(api: Api): void {
  registerCall(api, getSwatches, ({ parameters: { ProductId } }) => swatchesOf(api.db, ProductId), {
    cached: { tags: () => [...ofWholeStore(), 'stock'] },
    texts: { ProductName: 'products.name', ColorName: 'colors.name' },
  });
}
