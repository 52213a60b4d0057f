import { type ApiClient, orThrow } from 'shared-contracts';
import { getPopularCategories } from 'shared-contracts/api/get-popular-categories';
import { type OfferPictures, offerPictures } from './offers.ts';

export async function loadOfferPictures(api: ApiClient, signal: AbortSignal): Promise<OfferPictures> {
  return offerPictures(orThrow(await api.call(getPopularCategories, {}, { signal })));
}
