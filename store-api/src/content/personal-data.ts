import type { PersonalData } from '../platform/database/personal-data.ts';
import { emailKey } from '../platform/email-key.ts';
import { forgetMailsTo } from '../platform/mail/forget-mails.ts';
import { newsletterBegun } from './newsletter/newsletter-mail.ts';

/** Written without login, so it belongs to a person only once a mailed code has proven the e-mail address. */
export const contentDataOfPeople: PersonalData = {
  async held(db, { email, isEmailProven }) {
    if (!isEmailProven) return {};
    return {
      blogComments: await db
        .selectFrom('blog_comments')
        .innerJoin('blog_posts', 'blog_posts.post_id', 'blog_comments.post_id')
        .select(['created_at as at', 'title as post', 'name', 'email', 'message', 'status'])
        .where((row) => row(row.fn<string>('lower', ['email']), '=', emailKey(email)))
        .orderBy('comment_id')
        .execute(),
      newsletter: await db
        .selectFrom('subscribers')
        .select(['email_address as email', 'language', 'created_at as since'])
        .where('email_key', '=', emailKey(email))
        .execute(),
    };
  },
  async erase(trx, { email, isEmailProven }) {
    if (!isEmailProven) return;
    await trx
      .deleteFrom('blog_comments')
      .where((row) => row(row.fn<string>('lower', ['email']), '=', emailKey(email)))
      .execute();
    await trx.deleteFrom('subscribers').where('email_key', '=', emailKey(email)).execute();
    await forgetMailsTo(trx, email, [newsletterBegun.template]);
  },
};
