import { getCustomerOrderHistoryDetail } from 'shared-contracts/api/get-customer-order-history-detail';
import { getCustomerOrderHistoryMaster } from 'shared-contracts/api/get-customer-order-history-master';
import { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import { ORDER_STATUS } from 'shared-contracts/domain/constants';
import { paise, toRupees } from 'shared-contracts/domain/money';
import type { Db } from '../../platform/database/schema.ts';
import type { Api } from '../../platform/http/api.ts';
import { registerUserCall } from '../../platform/http/calls.ts';
import { forbidden } from '../../platform/http/problems.ts';
import { addressTexts } from '../../platform/places/translated-texts.ts';
import { isMadeToOrder, statusName } from '../orders/order-status.ts';
import { addressRoute } from './address/address-route.ts';
import { serveDownloads } from './downloads.ts';
import { followRoute } from './follow-route.ts';
import { mailsAgainRoute } from './mails-again-route.ts';
import { orderDetail } from './order-detail.ts';
import { orderItemOnTheWire, orderItemTexts, pictureUrl } from './order-item-on-the-wire.ts';
import { ordersRepository, own } from './orders-repository.ts';
import { orderRequestRoutes } from './requests/request-routes.ts';
import { trackRoute } from './track-route.ts';

/**
 * Orders after they are paid: history, downloads, cancellations and returns.
 * @param checkoutDb for what locks stock
 */
export async function afterSalesRoutes(api: Api, checkoutDb: Db): Promise<void> {
  const orders = ordersRepository(api.db);
  const downloadTokens = await serveDownloads(api);
  mailsAgainRoute(api, orders);

  registerUserCall(
    api,
    getCustomerOrderHistoryMaster,
    async ({ parameters, user }) => {
      const { UserId, PageNo, PageSize } = parameters;
      if (UserId !== undefined && UserId !== user.userId) throw forbidden('These orders belong to another person.');
      const page = await orders.page(user.userId, { number: PageNo, size: PageSize });
      return page.map((order) => ({
        OrderId: order.order_id,
        OrderNumber: order.order_number,
        OrderDateUTC: order.paid_at.toISOString(),
        LatestStatusName: statusName(order.status_id),
        IsDispatched: order.status_id === ORDER_STATUS.InProgress && order.dispatched_at !== null,
        IsPartlyRefunded: order.is_partly_refunded,
        IsMadeToOrder: isMadeToOrder(order),
        Items: order.first_items.map(({ id, name, image }) => ({
          OrderItemID: id,
          ProductName: name,
          DefaultImageUrl: pictureUrl(image),
        })),
        TotalItems: order.pieces,
        OrderTotal: toRupees(paise(order.total_paise)),
        TotalRecords: order.all_orders,
      }));
    },
    { texts: { Items: orderItemTexts } },
  );

  registerUserCall(
    api,
    getCustomerOrderHistoryDetail,
    async ({ parameters, user }) => {
      const order = own(await orders.byId(parameters.OrderId), user.userId);
      const items = await orders.items(order.order_id);
      return items.map((item) => orderItemOnTheWire(item, downloadTokens(user.userId)));
    },
    { texts: orderItemTexts },
  );

  registerUserCall(
    api,
    getOrderDetail,
    async ({ parameters, user }) => {
      const order = own(await orders.byNumber(parameters.OrderNumber), user.userId);
      return orderDetail(api, orders, order, downloadTokens(user.userId));
    },
    { texts: { DeliveryAddress: addressTexts, Items: orderItemTexts } },
  );

  trackRoute(api);
  followRoute(api);
  addressRoute(api, orders);
  orderRequestRoutes({ ...api, db: checkoutDb }, orders);
}
