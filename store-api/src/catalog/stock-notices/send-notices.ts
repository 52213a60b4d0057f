import { sql } from 'kysely';
import type { Language } from 'shared-contracts/i18n/languages';
import { links } from 'shared-contracts/remote/links';
import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Job } from '../../platform/jobs.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { noticeBack } from './notice-mails.ts';
import { nameIn } from './take-notice.ts';

const EVERY_MS = 60_000;
const AT_ONCE = 100;

interface DueNotice {
  readonly notice_id: number;
  readonly email_address: string;
  readonly language: Language;
  readonly name: string;
  readonly slug: string;
  readonly category_slug: string;
}

/** Mails who waits for products that are in stock; each notice ends with its mail. Several processes may run it at once. */
export async function sendNotices(db: Db, now: Date): Promise<void> {
  for (let sent = AT_ONCE; sent === AT_ONCE; ) sent = await transact(db, (trx) => sendSome(trx, now));
}

async function sendSome(trx: Db, now: Date): Promise<number> {
  const { rows } = await sql<DueNotice>`
    with due as (
      select notice_id from stock_notices join products using (product_id)
      where confirmed_at is not null and is_published and stock_quantity > 0
      order by notice_id limit ${AT_ONCE} for update of stock_notices skip locked
    ),
    ended as (
      delete from stock_notices where notice_id in (select notice_id from due)
      returning notice_id, product_id, email_address, language
    )
    select notice_id, email_address, language, products.name, products.slug, categories.slug as category_slug
    from ended join products using (product_id) join categories on category_id = main_category_id
    order by notice_id`.execute(trx);
  for (const { notice_id: about, email_address: to, language, name, slug, category_slug } of rows) {
    const facts = { product: await nameIn(trx, language, name), path: links.product(category_slug, slug) };
    await queueMail(trx, noticeBack, { about, to, userId: null, language, facts }, now);
  }
  return rows.length;
}

export function noticeJob(db: Db, now: () => Date): Job {
  return { name: 'stock-notices', everyMs: EVERY_MS, byOne: true, run: () => sendNotices(db, now()) };
}
