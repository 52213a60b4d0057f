import { getColorsList } from 'shared-contracts/api/get-colors-list';
import { getLatestHotProduct } from 'shared-contracts/api/get-latest-hot-product';
import { getManufacturerList } from 'shared-contracts/api/get-manufacturer-list';
import { getPopularTags } from 'shared-contracts/api/get-popular-tags';
import { getProductAllAttributesByProductId } from 'shared-contracts/api/get-product-all-attributes-by-productid';
import { getSizeList } from 'shared-contracts/api/get-size-list';
import type { Api } from '../../platform/http/api.ts';
import { registerCall } from '../../platform/http/calls.ts';
import { bySales, ofProduct, ofWholeStore } from './answer-tags.ts';
import { everyColor, everyManufacturer, everySize, hottestProduct, popularTags } from './option-lists.ts';
import { productCards } from './product-cards.ts';
import { attributesOf } from './stock-and-attributes.ts';

export function optionRoutes(api: Api): void {
  const { db } = api;
  const ofLists = { cached: { tags: ofWholeStore } };
  registerCall(api, getColorsList, () => everyColor(db), ofLists);
  registerCall(api, getSizeList, () => everySize(db), ofLists);
  registerCall(api, getManufacturerList, () => everyManufacturer(db), ofLists);
  registerCall(api, getPopularTags, () => popularTags(db), ofLists);
  registerCall(api, getLatestHotProduct, async () => productCards(db, await hottestProduct(db)), {
    cached: { tags: bySales },
  });
  registerCall(api, getProductAllAttributesByProductId, ({ parameters }) => attributesOf(db, parameters.ProductId), {
    cached: { tags: ofProduct },
  });
}
