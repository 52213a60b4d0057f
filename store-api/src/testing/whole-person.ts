import { randomUUID } from 'node:crypto';
import { getUserLogin } from 'shared-contracts/api/get-user-login';
import { insertOrderRequest } from 'shared-contracts/api/insert-order-request';
import { insertProductReview } from 'shared-contracts/api/insert-product-review';
import { insertSubscriber } from 'shared-contracts/api/insert-subscriber';
import { saveAddress } from 'shared-contracts/api/save-address';
import { saveCheckoutDraft } from 'shared-contracts/api/save-checkout-draft';
import { saveCustomerFavourites } from 'shared-contracts/api/save-customer-favourites';
import { signupUser } from 'shared-contracts/api/signup-user';
import { validateEmailSendOtp } from 'shared-contracts/api/validate-email-send-otp';
import { moveOrder } from '../cart-checkout/after-sales/move-order.ts';
import { addEnquiry } from '../catalog/enquiries/enquiries-repository.ts';
import { mailReceived } from '../catalog/enquiries/mail-enquiry.ts';
import { moveEnquiry } from '../catalog/enquiries/move-enquiry.ts';
import { answerQuestion } from '../catalog/reviews/questions/answer-question.ts';
import { askQuestion } from '../catalog/reviews/questions/ask-question.ts';
import { testPlaces } from './places.ts';
import { buy, handOff, PASSWORD, signUpForm, startPayment, stockedProduct } from './shop-floor.ts';
import type { Credentials, TestApp } from './test-app.ts';

/** Words that identify a person in any table where they are found; none occurs anywhere else. */
export function personalWords() {
  const unique = randomUUID().slice(0, 8);
  return {
    firstName: `Zubeida${unique}`,
    lastName: `Quillon${unique}`,
    email: `zubeida.${unique}@private.example`,
    mobile: `98${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
    address: `77 Peregrine ${unique} Lane`,
    secondName: `Ottoline${unique}`,
    secondPhone: `97${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
    secondAddress: `91 Heron ${unique} Street`,
    contactEmail: `office.${unique}@private.example`,
    note: `Knock ${unique} on the green door`,
    gstin: '29AAGCB7383J1Z4',
    review: `Sturdier than my uncle ${unique}`,
    publishedQuestion: `Does it fit ${unique} between two walls?`,
    waitingQuestion: `Could my cat ${unique} scratch it?`,
    enquiry: `For my clinic ${unique} in Hampi`,
    comment: `My own table ${unique} wobbles`,
    returnReason: `It does not suit ${unique} our stairs`,
  };
}
export type PersonalWords = ReturnType<typeof personalWords>;

/**
 * Somebody who has done in the store what can be done there: bought, written, wished, saved, complained. Nothing of it
 * is under way. `completedAt` is when the order was delivered.
 */
export async function wholePerson(app: TestApp, words: PersonalWords): Promise<Credentials> {
  const as = await newcomer(app, words);
  const sofa = await stockedProduct(app.db);
  const orderNumber = await boughtAndDelivered(app, as, words, sofa);
  await app.call(
    insertProductReview,
    { ProductId: sofa, Rating: 4, Title: 'Good', Body: words.review, IdempotencyKey: randomUUID() },
    as,
  );
  await returnRefused(app, as, words, orderNumber);
  await app.call(saveCustomerFavourites, { ProductIds: String(sofa) }, as);
  await abandonedPayment(app, as, words);
  await writings(app, words);
  await questions(app, as, words, sofa);
  return as;
}

async function newcomer(app: TestApp, words: PersonalWords): Promise<Credentials> {
  const places = await testPlaces(app.db);
  const form = signUpForm(places, {
    FirstName: words.firstName,
    LastName: words.lastName,
    EmailAddress: words.email,
    MobileNo: words.mobile,
    AddressLineOne: words.address,
    IdempotencyKey: randomUUID(),
  });
  await app.call(signupUser, form);
  const { answer, extras } = await app.callWithExtras(getUserLogin, { Email: words.email, Password: PASSWORD });
  const [user] = answer;
  if (user?.ResponseMsg !== 'Login Successfully') throw new Error('the newcomer cannot log in');
  const as = { token: String(extras.token), userId: user.UserID };
  await app.call(
    saveAddress,
    {
      Name: words.secondName,
      Phone: words.secondPhone,
      AddressLineOne: words.secondAddress,
      CityID: places.bengaluru,
      StateProvinceID: places.karnataka,
      PostalCode: '560001',
      IdempotencyKey: randomUUID(),
    },
    as,
  );
  return as;
}

const personalHandOff = async (app: TestApp, words: PersonalWords) => {
  const { bengaluru, karnataka } = await testPlaces(app.db);
  return {
    OrderNote: words.note,
    ContactEmail: words.contactEmail,
    BuyerGstin: words.gstin,
    DeliveryAddress: {
      Name: words.secondName,
      Phone: words.secondPhone,
      AddressLineOne: words.secondAddress,
      CityID: bengaluru,
      StateProvinceID: karnataka,
      PostalCode: '560001',
    },
  };
};

async function boughtAndDelivered(app: TestApp, as: Credentials, words: PersonalWords, sofa: number): Promise<string> {
  const { started } = await buy(app, as, [{ ProductId: sofa, Quantity: 1 }], await personalHandOff(app, words));
  const { order_number } = await app.db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.order_id')
    .select('order_number')
    .where('provider_order_id', '=', started.id)
    .executeTakeFirstOrThrow();
  const orderNumber = order_number ?? '';
  for (const to of ['InProgress', 'Completed'] as const) {
    await moveOrder(app.db, { orderNumber, to, reason: '', now: new Date() });
  }
  return orderNumber;
}

async function returnRefused(app: TestApp, as: Credentials, words: PersonalWords, orderNumber: string): Promise<void> {
  const item = await app.db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.order_id', 'order_items.order_id')
    .select('order_item_id')
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  const Lines = [{ OrderItemID: item.order_item_id, Quantity: 1 }];
  await app.call(
    insertOrderRequest,
    { OrderNumber: orderNumber, Kind: 'return', Lines, Reason: words.returnReason, IdempotencyKey: randomUUID() },
    as,
  );
  await app.db
    .updateTable('order_requests')
    .set({ state: 'refused', answer: `Dear ${words.firstName}, it is scratched.` })
    .where('reason', '=', words.returnReason)
    .execute();
}

async function abandonedPayment(app: TestApp, as: Credentials, words: PersonalWords): Promise<void> {
  const lamp = await stockedProduct(app.db);
  const started = await startPayment(app, as, [{ ProductId: lamp, Quantity: 1 }], await personalHandOff(app, words));
  await app.db.updateTable('payments').set({ state: 'expired' }).where('provider_order_id', '=', started.id).execute();
  const draft = await handOff(app, as, [{ ProductId: lamp, Quantity: 1 }], await personalHandOff(app, words));
  await app.call(saveCheckoutDraft, { IdempotencyKey: draft.IdempotencyKey, Parms: JSON.stringify(draft) }, as);
}

async function writings(app: TestApp, words: PersonalWords): Promise<void> {
  const from = { name: words.firstName, email: words.email.toUpperCase(), message: words.enquiry };
  const now = new Date();
  const { enquiryId, reference } = await addEnquiry(
    app.db,
    { ...from, kind: 'contact', phone_number: words.mobile },
    now,
  );
  await mailReceived(app.db, enquiryId, app.settings.store, now);
  await moveEnquiry(app.db, reference, { to: 'answered', answer: `Dear ${words.firstName}, we do.` }, now);
  await app.db
    .insertInto('enquiry_attachments')
    .values({
      attachment_id: randomUUID(),
      enquiry_id: enquiryId,
      file_name: `${words.firstName}.jpg`,
      bytes: 1,
      state: 'kept',
      created_at: now,
    })
    .execute();
  const { post_id } = await app.db
    .insertInto('blog_posts')
    .values({
      slug: `post-${randomUUID()}`,
      title: 'A post',
      excerpt: 'Short',
      author: 'The store',
      published_at: new Date(),
      image_id: await anyImage(app),
      image_alt: 'A table',
      content: '<p>Long</p>',
      meta_description: 'A post',
    })
    .returning('post_id')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('blog_comments')
    .values({ post_id, name: words.firstName, email: words.email, message: words.comment })
    .execute();
  await app.call(insertSubscriber, { EmailAddress: words.email });
  await app.call(validateEmailSendOtp, { EmailAddress: words.email });
}

async function questions(app: TestApp, as: Credentials, words: PersonalWords, sofa: number): Promise<void> {
  const by = { ProductId: sofa, Name: `${words.firstName} ${words.lastName}`, LanguageCode: 'en' } as const;
  const asking = { store: app.settings.store, now: new Date() };
  const published = {
    ...by,
    Email: words.contactEmail,
    Question: words.publishedQuestion,
    IdempotencyKey: randomUUID(),
  };
  await askQuestion(app.db, published, { ...asking, userId: Number(as.userId) });
  const { question_id } = await app.db
    .selectFrom('product_questions')
    .select('question_id')
    .where('question', '=', words.publishedQuestion)
    .executeTakeFirstOrThrow();
  await answerQuestion(app.db, question_id, 'It does.', asking.now);
  const waiting = {
    ...by,
    Email: words.email.toUpperCase(),
    Question: words.waitingQuestion,
    IdempotencyKey: randomUUID(),
  };
  await askQuestion(app.db, waiting, { ...asking, userId: null });
}

async function anyImage(app: TestApp): Promise<string> {
  const image = await app.db.selectFrom('images').select('image_id').limit(1).executeTakeFirstOrThrow();
  return image.image_id;
}
