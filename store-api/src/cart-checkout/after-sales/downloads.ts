import { ORDER_STATUS } from 'shared-contracts/domain/constants';
import { installationSecret } from '../../platform/database/installation-secret.ts';
import type { Api } from '../../platform/http/api.ts';
import { forbidden, gone, notFound, type ProblemError } from '../../platform/http/problems.ts';
import { checkDownloadToken, downloadToken } from './download-token.ts';
import { type BoughtFile, sendBoughtFile } from './send-bought-file.ts';

/** Makes the token of a person's item. */
export type DownloadTokens = (orderItemId: number) => string;

/** Serves bought files at the link of an order's item, and makes the tokens of those links. */
export async function serveDownloads(api: Api): Promise<(userId: number) => DownloadTokens> {
  const secret = await installationSecret(api.db, 'download-tokens');

  api.http.get<{ Params: { orderItemId: string; token: string } }>(
    '/api/v1/common/download-digital-file/:orderItemId/:token',
    async (request, reply) => {
      const orderItemId = Number(request.params.orderItemId);
      const checked = checkDownloadToken(request.params.token, orderItemId, secret, api.now());
      if (!checked.ok) {
        if (checked.reason === 'unknown') api.security.report('signature-refused', { detail: 'download', request });
        throw REFUSALS[checked.reason]();
      }
      const file = await boughtFile(api, orderItemId, checked.userId);
      if (!file) throw notFound('There is no such file.');
      return sendBoughtFile({ request, reply }, api.files, file);
    },
  );

  return (userId) => (orderItemId) => downloadToken({ orderItemId, userId }, secret, api.now());
}

const REFUSALS: Readonly<Record<'unknown' | 'foreign' | 'expired', () => ProblemError>> = {
  unknown: () => notFound('There is no such file.'),
  foreign: () => forbidden('This link is for another file.'),
  expired: () => gone('This link has expired. Open the order again for a new one.'),
};

/** Checks that the account exists and the purchase is still valid. */
function boughtFile({ db }: Api, orderItemId: number, userId: number): Promise<BoughtFile | undefined> {
  return db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.order_id', 'order_items.order_id')
    .innerJoin('digital_files', 'digital_files.product_id', 'order_items.product_id')
    .innerJoin('users', 'users.user_id', 'orders.user_id')
    .select(['product_name as productName', 'file', 'content_type as contentType'])
    .where('order_item_id', '=', orderItemId)
    .where('orders.user_id', '=', userId)
    .where('users.deleted_at', 'is', null)
    .where('order_items.status_id', '=', ORDER_STATUS.Completed)
    .executeTakeFirst();
}
