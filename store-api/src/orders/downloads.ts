import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { ORDER_STATUS } from 'shared-contracts/domain/constants';
import { slugify } from 'shared-contracts/domain/slug';
import { installationSecret } from '../payments/installation-secret.ts';
import type { Api } from '../platform/api.ts';
import { forbidden, gone, notFound, type ProblemError } from '../platform/problems.ts';
import { checkDownloadToken, downloadToken } from './download-token.ts';

/** Makes the token of a person's article. */
export type DownloadTokens = (orderItemId: number) => string;

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** Serves bought files at the link of an order's article, and makes the tokens of those links. */
export async function serveDownloads(api: Api): Promise<(userId: number) => DownloadTokens> {
  const secret = await installationSecret(api.db, 'download-tokens', () => randomBytes(32).toString('base64url'));

  api.http.get<{ Params: { orderItemId: string; token: string } }>(
    '/api/v1/common/download-digital-file/:orderItemId/:token',
    async ({ params }, reply) => {
      const orderItemId = Number(params.orderItemId);
      const checked = checkDownloadToken(params.token, orderItemId, secret, api.now());
      if (!checked.ok) throw REFUSALS[checked.reason]();
      const file = await boughtFile(api, orderItemId, checked.userId);
      if (!file) throw notFound('There is no such file.');
      const name = `${slugify(file.product_name)}.${EXTENSIONS[file.content_type] ?? 'bin'}`;
      return reply
        .type(file.content_type)
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'private, no-store')
        .send(createReadStream(join(api.settings.dataDir, file.file)));
    },
  );

  return (userId) => (orderItemId) => downloadToken({ orderItemId, userId }, secret, api.now());
}

const REFUSALS: Readonly<Record<'unknown' | 'foreign' | 'expired', () => ProblemError>> = {
  unknown: () => notFound('There is no such file.'),
  foreign: () => forbidden('This link is for another file.'),
  expired: () => gone('This link has expired. Open the order again for a new one.'),
};

/** The token says who bought; the database says whether it is still theirs to download. */
function boughtFile({ db }: Api, orderItemId: number, userId: number) {
  return db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.order_id', 'order_items.order_id')
    .innerJoin('digital_files', 'digital_files.product_id', 'order_items.product_id')
    .select(['product_name', 'file', 'content_type'])
    .where('order_item_id', '=', orderItemId)
    .where('orders.user_id', '=', userId)
    .where('order_items.status_id', '=', ORDER_STATUS.Completed)
    .executeTakeFirst();
}
