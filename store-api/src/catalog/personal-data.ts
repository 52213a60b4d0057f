import type { PersonalData } from '../platform/database/personal-data.ts';
import type { Db } from '../platform/database/schema.ts';
import { emailKey } from '../platform/email-key.ts';

/** Replaces the writer's name on the page and in its structured data. */
const FORMER_CUSTOMER = 'Former customer';

export const catalogDataOfPeople: PersonalData = {
  held: async (db, { userId, email, isEmailProven }) => ({
    wishList: await wishListOf(db, userId),
    reviews: await reviewsOf(db, userId),
    ...(isEmailProven ? { messages: await enquiriesOf(db, email) } : {}),
  }),
  async erase(trx, { userId, email, isEmailProven }) {
    await trx.deleteFrom('favourites').where('user_id', '=', userId).execute();
    await trx
      .updateTable('product_reviews')
      .set({ user_id: null, reviewer_name: FORMER_CUSTOMER })
      .where('user_id', '=', userId)
      .execute();
    if (!isEmailProven) return;
    // The store must be able to show how it has settled grievances.
    await trx
      .deleteFrom('enquiries')
      .where((row) => row(row.fn<string>('lower', ['email']), '=', emailKey(email)))
      .where('kind', '!=', 'grievance')
      .execute();
  },
};

function wishListOf(db: Db, userId: number) {
  return db
    .selectFrom('favourites')
    .innerJoin('products', 'products.product_id', 'favourites.product_id')
    .select(['products.name', 'added_at as addedAt'])
    .where('user_id', '=', userId)
    .orderBy('favourite_id')
    .execute();
}

function reviewsOf(db: Db, userId: number) {
  return db
    .selectFrom('product_reviews')
    .innerJoin('products', 'products.product_id', 'product_reviews.product_id')
    .select([
      'products.name as product',
      'rating',
      'title',
      'body',
      'reviewer_name as shownAs',
      'status',
      'product_reviews.created_at as at',
    ])
    .where('user_id', '=', userId)
    .orderBy('review_id')
    .execute();
}

function enquiriesOf(db: Db, email: string) {
  return db
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
    .where((row) => row(row.fn<string>('lower', ['email']), '=', emailKey(email)))
    .orderBy('enquiry_id')
    .execute();
}
