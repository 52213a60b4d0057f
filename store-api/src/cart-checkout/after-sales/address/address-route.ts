import { changeOrderAddress } from 'shared-contracts/api/change-order-address';
import { findAddress } from '../../../account/addresses/addresses-repository.ts';
import { destinationAt } from '../../../account/addresses/destination.ts';
import { lockPersonShared } from '../../../account/people/lock-person.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Api } from '../../../platform/http/api.ts';
import { registerUserCall } from '../../../platform/http/calls.ts';
import { notFound } from '../../../platform/http/problems.ts';
import { type OrdersRepository, own } from '../orders-repository.ts';
import { changeAddress } from './change-address.ts';

/** Each writes a mail. */
const CHANGES = { name: 'change-order-address', allowed: 10, windowSeconds: 60 * 60 };

export function addressRoute(api: Api, orders: OrdersRepository): void {
  registerUserCall(api, changeOrderAddress, async ({ parameters: { OrderNumber, AddressID }, user: { userId } }) => {
    await api.limits.count(CHANGES, String(userId));
    own(await orders.byNumber(OrderNumber), userId);
    await transact(api.db, async (trx) => {
      await lockPersonShared(trx, userId);
      const saved = await findAddress(trx, userId, AddressID);
      if (!saved) throw notFound('There is no such address in your address book.');
      const to = () => destinationAt(saved);
      const zones = api.settings.store.deliveryZones;
      await changeAddress(trx, { orderNumber: OrderNumber, to, by: 'the shopper', now: api.now(), zones });
    });
    return [{ ResponseMsg: 'Saved Successfully' as const }];
  });
}
