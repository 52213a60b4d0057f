import { getCustomerFavouriteProducts } from 'shared-contracts/api/get-customer-favourite-products';
import { saveCustomerFavourites } from 'shared-contracts/api/save-customer-favourites';
import type { Api } from '../../platform/http/api.ts';
import { AnswerWithExtras, registerUserCall } from '../../platform/http/calls.ts';
import { writeOnce } from '../../platform/http/write-once.ts';
import { productCards } from '../products/product-cards.ts';
import { changeFavourites, favouritesOf } from './favourites-repository.ts';

/** The wish list of an account (CAT-24). */
export function favouritesRoutes(api: Api): void {
  const { db } = api;
  const list = async (userId: number) => {
    const { published, withdrawn } = await favouritesOf(db, userId);
    return new AnswerWithExtras(await productCards(db, published), { withdrawn });
  };

  registerUserCall(api, getCustomerFavouriteProducts, ({ user }) => list(user.userId));

  registerUserCall(api, saveCustomerFavourites, async ({ user, parameters: { IdempotencyKey, ...change } }) => {
    const { userId } = user;
    const products = { add: change.ProductIds, remove: change.RemovedProductIds };
    const keyed = { scope: `save-customer-favourites:${userId}`, key: IdempotencyKey, request: change };
    await writeOnce(db, keyed, async (trx) => {
      await changeFavourites(trx, userId, products);
      return 'done';
    });
    return list(userId);
  });
}
