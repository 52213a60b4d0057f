import { getColorsList } from 'shared-contracts/api/get-colors-list';
import { getLatestHotProduct } from 'shared-contracts/api/get-latest-hot-product';
import { getPopularTags } from 'shared-contracts/api/get-popular-tags';
import { getProductAllAttributesByProductId } from 'shared-contracts/api/get-product-all-attributes-by-productid';
import { getSizeList } from 'shared-contracts/api/get-size-list';
import type { Api } from '../../platform/http/api.ts';
import { registerCall } from '../../platform/http/calls.ts';
import { bySales, ofProduct, ofWholeStore } from './answer-tags.ts';
import { everyColor, everySize, hottestProduct, popularTags } from './option-lists.ts';
import { productCards } from './product-cards.ts';
import { attributesOf } from './stock-and-attributes.ts';
import { attributeTexts, cardTexts } from './translated-texts.ts';

export function optionRoutes(api: Api): void {
  const { db } = api;
  const ofLists = { cached: { tags: ofWholeStore } };
  registerCall(api, getColorsList, () => everyColor(db), { ...ofLists, texts: { ColorName: 'colors.name' } });
  registerCall(api, getSizeList, () => everySize(db), { ...ofLists, texts: { SizeName: 'sizes.name' } });
  registerCall(api, getPopularTags, () => popularTags(db), { ...ofLists, texts: { TagName: 'tags.name' } });
  registerCall(api, getLatestHotProduct, async () => productCards(db, await hottestProduct(db)), {
    cached: { tags: bySales },
    texts: cardTexts,
  });
  registerCall(api, getProductAllAttributesByProductId, ({ parameters }) => attributesOf(db, parameters.ProductId), {
    cached: { tags: ofProduct },
    texts: attributeTexts,
  });
}
