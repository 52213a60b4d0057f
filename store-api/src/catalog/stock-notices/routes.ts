import { answerStockNotice } from 'shared-contracts/api/answer-stock-notice';
import { insertStockNotice } from 'shared-contracts/api/insert-stock-notice';
import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import { emailKey } from '../../platform/email-key.ts';
import { FORMS } from '../../platform/forms/routes.ts';
import type { Api } from '../../platform/http/api.ts';
import { registerCall } from '../../platform/http/calls.ts';
import { conflict, invalidField } from '../../platform/http/problems.ts';
import { noticeTokens } from './notice-tokens.ts';
import { noticeJob } from './send-notices.ts';
import { takeNotice } from './take-notice.ts';

/** Each asks an address that may be a stranger's. */
const NOTICES_PER_ADDRESS = { name: 'stock-notice-address', allowed: 5, windowSeconds: 24 * 60 * 60 };
const ANSWERS_PER_ORIGIN = { name: 'stock-notice-answer', allowed: 30, windowSeconds: 600 };

export function stockNoticeRoutes(api: Api): void {
  const { db, limits, now } = api;
  registerCall(
    api,
    insertStockNotice,
    async ({ parameters: { ProductId: productId, EmailAddress: email, LanguageCode: language } }) => {
      await limits.count(NOTICES_PER_ADDRESS, emailKey(email));
      const taken = await takeNotice(db, { productId, email, language }, now());
      if (taken === 'not-sold') throw invalidField('ProductId', 'is not a product for sale');
      if (taken === 'in-stock') throw conflict('in-stock', 'The product is in stock already.');
      return [{ ResponseMsg: 'Saved Successfully' }];
    },
    { limit: FORMS },
  );

  registerCall(
    api,
    answerStockNotice,
    async ({ parameters: { Token, Wanted } }) => {
      const noticeId = (await noticeTokens(db)).read(Token);
      return noticeId === null ? null : transact(db, (trx) => answer(trx, noticeId, Wanted, now()));
    },
    { limit: ANSWERS_PER_ORIGIN },
  );

  api.jobs.push(noticeJob(db, now));
}

async function answer(trx: Db, noticeId: number, isWanted: boolean, now: Date) {
  const product = await trx
    .selectFrom('stock_notices')
    .innerJoin('products', 'products.product_id', 'stock_notices.product_id')
    .innerJoin('categories', 'categories.category_id', 'products.main_category_id')
    .select(['products.name as ProductName', 'categories.slug as CategorySlug', 'products.slug as Slug'])
    .where('notice_id', '=', noticeId)
    .forUpdate('stock_notices')
    .executeTakeFirst();
  if (!product) return null;
  await (isWanted
    ? trx.updateTable('stock_notices').set({ confirmed_at: now }).where('notice_id', '=', noticeId).execute()
    : trx.deleteFrom('stock_notices').where('notice_id', '=', noticeId).execute());
  return product;
}
