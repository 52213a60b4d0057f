import { getCustomerFavouriteProducts } from 'shared-contracts/api/get-customer-favourite-products';
import { saveCustomerFavourites } from 'shared-contracts/api/save-customer-favourites';
import { fingerprint, once } from '../../platform/database/idempotency.ts';
import type { Api } from '../../platform/http/api.ts';
import { registerUserCall } from '../../platform/http/calls.ts';
import { conflict } from '../../platform/http/problems.ts';
import { productCards } from '../products/product-cards.ts';
import { changeFavourites, favouriteIds } from './favourites-repository.ts';

/** The wish list of an account (CAT-24). */
export function favouritesRoutes(api: Api): void {
  const { db } = api;
  const list = async (userId: number) => productCards(db, await favouriteIds(db, userId));

  registerUserCall(api, getCustomerFavouriteProducts, ({ user }) => list(user.userId));

  registerUserCall(api, saveCustomerFavourites, async ({ user, parameters: { IdempotencyKey, ...change } }) => {
    const { userId } = user;
    const wishes = { add: change.ProductIds, remove: change.RemovedProductIds };
    if (IdempotencyKey === undefined) {
      await db.transaction().execute((trx) => changeFavourites(trx, userId, wishes));
      return list(userId);
    }
    const request = {
      scope: `save-customer-favourites:${userId}`,
      key: IdempotencyKey,
      fingerprint: fingerprint(change),
    };
    const done = await once(db, request, (trx) => changeFavourites(trx, userId, wishes).then(() => 'done'));
    if (!done.ok) throw conflict('idempotency-conflict', 'This key was used for another change.');
    return list(userId);
  });
}
