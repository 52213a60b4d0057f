import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/**
 * What was written to the store under an e-mail address without logging in. Only for an address that a mailed code has
 * proven to be the person's: an account can be opened with anybody's.
 */
export async function heldWritings(db: Kysely<Database>, email: string) {
  return {
    messages: await db
      .selectFrom('enquiries')
      .select([
        'reference_number as reference',
        'kind',
        'created_at as at',
        'name',
        'email',
        'phone_number as phone',
        'order_number as orderNumber',
        'message',
      ])
      .where((row) => row(row.fn<string>('lower', ['email']), '=', email.toLowerCase()))
      .orderBy('enquiry_id')
      .execute(),
    blogComments: await db
      .selectFrom('blog_comments')
      .innerJoin('blog_posts', 'blog_posts.post_id', 'blog_comments.post_id')
      .select(['created_at as at', 'title as post', 'name', 'email', 'message', 'status'])
      .where((row) => row(row.fn<string>('lower', ['email']), '=', email.toLowerCase()))
      .orderBy('comment_id')
      .execute(),
    newsletter: await db
      .selectFrom('subscribers')
      .select(['email_address as email', 'created_at as since'])
      .where('email_key', '=', email.toLowerCase())
      .execute(),
  };
}
