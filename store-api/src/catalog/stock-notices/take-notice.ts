import { randomUUID } from 'node:crypto';
import type { Language } from 'shared-contracts/i18n/languages';
import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import { emailKey } from '../../platform/email-key.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { translateAnswer } from '../../platform/translations/translate-answer.ts';
import { noticeAsked } from './notice-mails.ts';
import { noticeTokens } from './notice-tokens.ts';

interface Asked {
  readonly productId: number;
  readonly email: string;
  readonly language: Language;
}

type Taken = 'taken' | 'not-sold' | 'in-stock';

/** Stores it once per address and product, and mails the link to confirm it. */
export async function takeNotice(db: Db, { productId, email, language }: Asked, now: Date): Promise<Taken> {
  const product = await db
    .selectFrom('products')
    .select(['name', 'stock_quantity'])
    .where('product_id', '=', productId)
    .where('is_published', '=', true)
    .where('is_digital', '=', false)
    .executeTakeFirst();
  if (!product) return 'not-sold';
  if (product.stock_quantity > 0) return 'in-stock';
  const tokens = await noticeTokens(db);
  await transact(db, async (trx) => {
    // An update of what is there, so that the row's id comes back.
    const notice = await trx
      .insertInto('stock_notices')
      .values({
        product_id: productId,
        email_address: email,
        email_key: emailKey(email),
        language,
        created_at: now,
        confirmed_at: null,
      })
      .onConflict((conflict) =>
        conflict.columns(['product_id', 'email_key']).doUpdateSet((row) => ({
          language,
          // The link that is mailed now is good for as long as the first one was.
          created_at: row
            .case()
            .when('stock_notices.confirmed_at', 'is', null)
            .then(row.ref('excluded.created_at'))
            .else(row.ref('stock_notices.created_at'))
            .end(),
        })),
      )
      .returning(['notice_id', 'confirmed_at'])
      .executeTakeFirstOrThrow();
    if (notice.confirmed_at) return;
    const facts = { product: await nameIn(trx, language, product.name), token: tokens.token(notice.notice_id) };
    const key = `${noticeAsked.template}-${randomUUID()}`;
    await queueMail(trx, noticeAsked, { about: notice.notice_id, key, to: email, userId: null, language, facts }, now);
  });
  return 'taken';
}

/** What a product is called in a language; in English where it has no name in it. */
export async function nameIn(trx: Db, language: Language, name: string): Promise<string> {
  return (await translateAnswer(trx, language, { name }, { name: 'products.name' })).name;
}
