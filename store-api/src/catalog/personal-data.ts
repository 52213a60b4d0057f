import { sql } from 'kysely';
import type { Person, PersonalData } from '../platform/database/personal-data.ts';
import type { Db } from '../platform/database/schema.ts';
import { emailKey } from '../platform/email-key.ts';
import { forgetMailsTo } from '../platform/mail/forget-mails.ts';
import { ENQUIRY_MAILS } from './enquiries/enquiry-mails.ts';
import { asPictures, pictureIds } from './reviews/pictures/review-pictures.ts';
import { QUESTION_MAILS } from './reviews/questions/question-mails.ts';
import { NOTICE_MAILS } from './stock-notices/notice-mails.ts';

/** Replaces the writer's name on the page and in its structured data. */
const FORMER_CUSTOMER = 'Former customer';

export const catalogDataOfPeople: PersonalData = {
  held: async (db, { userId, email, isEmailProven }) => ({
    wishList: await wishListOf(db, userId),
    reviews: await reviewsOf(db, userId),
    questions: await questionsOf(db, { userId, email, isEmailProven }),
    messages: await enquiriesOf(db, { userId, email, isEmailProven }),
    // Asked for without login, so they belong to a person only under an address that is proven to be theirs.
    ...(isEmailProven ? { backInStock: await noticesOf(db, email) } : {}),
  }),
  async erase(trx, { userId, email, isEmailProven }) {
    await trx.deleteFrom('favourites').where('user_id', '=', userId).execute();
    const own = trx.selectFrom('product_reviews').select('review_id').where('user_id', '=', userId);
    await trx.deleteFrom('review_pictures').where('review_id', 'in', own).execute();
    await trx
      .updateTable('product_reviews')
      .set({ user_id: null, reviewer_name: FORMER_CUSTOMER })
      .where('user_id', '=', userId)
      .execute();
    const person = { userId, email, isEmailProven };
    const questions = writtenBy(person);
    await trx.deleteFrom('product_questions').where(questions).where('status', '!=', 'approved').execute();
    await trx
      .updateTable('product_questions')
      .set({ user_id: null, name: '', email: '', shown_name: FORMER_CUSTOMER })
      .where(questions)
      .execute();
    // The store must be able to show how it has settled grievances.
    await trx.deleteFrom('enquiries').where(writtenBy(person)).where('kind', '!=', 'grievance').execute();
    await trx.updateTable('enquiries').set({ user_id: null }).where('user_id', '=', userId).execute();
    if (!isEmailProven) return;
    await trx.deleteFrom('stock_notices').where('email_key', '=', emailKey(email)).execute();
    await forgetMailsTo(trx, email, [...ENQUIRY_MAILS, ...NOTICE_MAILS, ...QUESTION_MAILS]);
  },
};

function noticesOf(db: Db, email: string) {
  return db
    .selectFrom('stock_notices')
    .innerJoin('products', 'products.product_id', 'stock_notices.product_id')
    .select([
      'products.name as product',
      'email_address as email',
      'stock_notices.created_at as at',
      'confirmed_at as confirmedAt',
    ])
    .where('email_key', '=', emailKey(email))
    .orderBy('notice_id')
    .execute();
}

function wishListOf(db: Db, userId: number) {
  return db
    .selectFrom('favourites')
    .innerJoin('products', 'products.product_id', 'favourites.product_id')
    .select(['products.name', 'added_at as addedAt'])
    .where('user_id', '=', userId)
    .orderBy('favourite_id')
    .execute();
}

async function reviewsOf(db: Db, userId: number) {
  const reviews = await db
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
      pictureIds,
    ])
    .where('user_id', '=', userId)
    .orderBy('review_id')
    .execute();
  return reviews.map(({ pictures, ...review }) => ({
    ...review,
    pictures: asPictures(pictures).Pictures?.map(({ Url }) => Url) ?? [],
  }));
}

function questionsOf(db: Db, person: Person) {
  return db
    .selectFrom('product_questions')
    .innerJoin('products', 'products.product_id', 'product_questions.product_id')
    .select([
      'products.name as product',
      'product_questions.name',
      'email',
      'shown_name as shownAs',
      'question',
      'answer',
      'status',
      'product_questions.created_at as at',
    ])
    .where(writtenBy(person))
    .orderBy('question_id')
    .execute();
}

/** Sent while they were logged in, or under an address that is proven to be theirs. */
const writtenBy = ({ userId, email, isEmailProven }: Person) =>
  isEmailProven
    ? sql<boolean>`(user_id = ${userId} or lower(email) = ${emailKey(email)})`
    : sql<boolean>`user_id = ${userId}`;

async function enquiriesOf(db: Db, person: Person) {
  const enquiries = await db
    .selectFrom('enquiries')
    .select([
      'enquiry_id',
      'reference_number as reference',
      'kind',
      'state',
      'created_at as at',
      'name',
      'email',
      'phone_number as phone',
      'order_number as orderNumber',
      'message',
    ])
    .where(writtenBy(person))
    .orderBy('enquiry_id')
    .execute();
  const ids = enquiries.map(({ enquiry_id }) => enquiry_id);
  const [answers, files] = await Promise.all([answersTo(db, ids), filesOf(db, ids)]);
  return enquiries.map(({ enquiry_id, ...enquiry }) => ({
    ...enquiry,
    answers: answers.filter((one) => one.enquiry_id === enquiry_id).map(({ at, words }) => ({ at, words })),
    files: files.filter((one) => one.enquiry_id === enquiry_id).map(({ name, bytes }) => ({ name, bytes })),
  }));
}

function answersTo(db: Db, enquiryIds: readonly number[]) {
  return db
    .selectFrom('enquiry_acts')
    .select(['enquiry_id', 'at', 'words'])
    .where('enquiry_id', 'in', [0, ...enquiryIds])
    .where('state', '=', 'answered')
    .orderBy('enquiry_act_id')
    .execute();
}

function filesOf(db: Db, enquiryIds: readonly number[]) {
  return db
    .selectFrom('enquiry_attachments')
    .select(['enquiry_id', 'file_name as name', 'bytes'])
    .where('enquiry_id', 'in', [0, ...enquiryIds])
    .orderBy('created_at')
    .execute();
}
