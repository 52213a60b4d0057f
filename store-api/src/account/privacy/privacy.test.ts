import { type Kysely, sql } from 'kysely';
import { deleteMyAccount } from 'shared-contracts/api/delete-my-account';
import { exportMyData } from 'shared-contracts/api/export-my-data';
import { getAddresses } from 'shared-contracts/api/get-addresses';
import { getUserLogin } from 'shared-contracts/api/get-user-login';
import { signupUser } from 'shared-contracts/api/signup-user';
import { paise } from 'shared-contracts/domain/money';
import { moveOrder } from '../../cart-checkout/after-sales/move-order.ts';
import { settle } from '../../cart-checkout/payments/settle.ts';
import type { Database } from '../../platform/database/schema.ts';
import { forgetMails } from '../../platform/mail/forget-mails.ts';
import {
  buy,
  inWindow,
  PASSWORD,
  payInWindow,
  signedIn,
  signUpForm,
  startPayment,
  stockedProduct,
  testPlaces,
} from '../../testing/shop-floor.ts';
import { type Credentials, describeOnEachDatabase, type TestApp } from '../../testing/test-app.ts';
import { type PersonalWords, personalWords, wholePerson } from '../../testing/whole-person.ts';

/** Every row of every table, as text, by table. */
async function everything(db: Kysely<Database>): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const tables = new Map<string, string>();
  for (const { name } of rows) {
    const { rows: whole } = await sql<{ text: string | null }>`
      select json_agg(t)::text as text from ${sql.table(name)} t`.execute(db);
    tables.set(name, whole[0]?.text ?? '');
  }
  return tables;
}

/** Where a person's words are found: 'table: word'. */
async function traces(db: Kysely<Database>, words: PersonalWords): Promise<string[]> {
  const found: string[] = [];
  for (const [table, text] of await everything(db)) {
    for (const [what, word] of Object.entries(words)) {
      if (text.toLowerCase().includes(word.toLowerCase())) found.push(`${table}: ${what}`);
    }
  }
  return found.sort();
}

const exported = async (app: TestApp, as: Credentials) => {
  const response = await app.http.inject({
    method: 'POST',
    url: exportMyData.path,
    payload: { requestParameters: {} },
    headers: { token: as.token, userid: String(as.userId) },
  });
  return response;
};

const proveEmail = (app: TestApp, { userId }: Credentials) =>
  app.db.updateTable('users').set({ email_proven_at: new Date() }).where('user_id', '=', Number(userId)).execute();

const deletion = (app: TestApp, as: Credentials, Password = PASSWORD) => app.call(deleteMyAccount, { Password }, as);

describeOnEachDatabase('what a person may ask of the store about themselves', (app) => {
  beforeEach(async () => {
    await app().db.deleteFrom('rate_limits').execute();
  });

  it('is a readable file of everything held on them [ACC-14]', async () => {
    const words = personalWords();
    const as = await wholePerson(app(), words);
    await proveEmail(app(), as);
    const response = await exported(app(), as);
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'private, no-store',
    });
    const missing = Object.entries(words).filter(
      ([, word]) => !response.body.toLowerCase().includes(word.toLowerCase()),
    );
    expect(missing).toEqual([]);
    expect(response.body).toContain('\n  "orders": [\n');
    expect(response.json().networksLoggedInFrom).toEqual([{ lastAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }]);
    expect(response.body).not.toMatch(/argon2|password_hash|token_hash/);
  });

  it('holds nothing of anybody else, nor what somebody wrote under an address that is not proven [ACC-14] [SEC-02]', async () => {
    const words = personalWords();
    await wholePerson(app(), words);
    const other = await signedIn(app());
    const { body } = await exported(app(), other);
    for (const word of Object.values(words).filter((one) => one !== words.gstin)) expect(body).not.toContain(word);

    // Somebody opens an account with an address under which another person has written to the store.
    const theirs = personalWords();
    const form = signUpForm(await testPlaces(app().db), { EmailAddress: theirs.email });
    await app().db.insertInto('subscribers').values({ email_address: theirs.email, email_key: theirs.email }).execute();
    await app().call(signupUser, form);
    const { answer, extras } = await app().callWithExtras(getUserLogin, { Email: theirs.email, Password: PASSWORD });
    const [user] = answer;
    if (user?.ResponseMsg !== 'Login Successfully') throw new Error('not logged in');
    const thief = { token: String(extras.token), userId: user.UserID };
    expect((await exported(app(), thief)).json()).not.toHaveProperty('newsletter');
    await deletion(app(), thief);
    const left = await app().db.selectFrom('subscribers').selectAll().where('email_key', '=', theirs.email).execute();
    expect(left).toHaveLength(1);
  });

  it('is deleted from every table but the tax documents, once the password is right [ACC-14] [ACC-13]', async () => {
    const words = personalWords();
    const as = await wholePerson(app(), words);
    await proveEmail(app(), as);
    await expect(deletion(app(), as, 'not the password')).resolves.toEqual([{ ResponseMsg: 'Incorrect password!' }]);
    expect(await traces(app().db, words)).toContain('users: email');

    await app().db.updateTable('mails').set({ state: 'sent' }).execute();
    // The one word that others have too.
    await app().db.updateTable('orders').set({ buyer_gstin: '' }).where('user_id', '!=', Number(as.userId)).execute();
    await expect(deletion(app(), as)).resolves.toEqual([{ ResponseMsg: 'Deleted Successfully' }]);
    const notice = await app().db.selectFrom('mails').selectAll().where('template', '=', 'account-deleted').execute();
    expect(notice.at(-1)).toMatchObject({ recipient: words.email, state: 'waiting' });
    await app().db.updateTable('mails').set({ state: 'sent' }).execute();
    await forgetMails(app().db, new Date(0));

    expect(await traces(app().db, words)).toEqual([
      'invoices: address',
      'invoices: firstName',
      'invoices: gstin',
      'invoices: lastName',
      'invoices: secondAddress',
      'invoices: secondName',
      // Without the name: what was said of the product stays.
      'product_reviews: review',
    ]);
    expect((await app().refused(getAddresses, {}, as)).status).toBe(401);
    const again = await app().call(getUserLogin, { Email: words.email, Password: PASSWORD });
    expect(again).toEqual([{ ResponseMsg: 'Incorrect email or password!' }]);
  });

  it('leaves the orders with their sums to the books, and the address free for a new account [ACC-14]', async () => {
    const words = personalWords();
    const as = await wholePerson(app(), words);
    const sums = () =>
      app()
        .db.selectFrom('orders')
        .select(['order_number', 'total_paise', 'tax_paise', 'status_id'])
        .where('user_id', '=', Number(as.userId))
        .orderBy('order_id')
        .execute();
    const before = await sums();
    await deletion(app(), as);
    await expect(sums()).resolves.toEqual(before);
    const form = signUpForm(await testPlaces(app().db), { EmailAddress: words.email });
    await expect(app().call(signupUser, form)).resolves.toEqual([{ ResponseMsg: 'Saved Successfully' }]);
  });

  it('is not deleted while an order, a payment or a refund is under way [ACC-14]', async () => {
    const as = await signedIn(app());
    const sofa = await stockedProduct(app().db);
    const refusal = async () => (await app().refused(deleteMyAccount, { Password: PASSWORD }, as)).problem.code;
    const started = await startPayment(app(), as, [{ ProductId: sofa, Quantity: 1 }]);
    await expect(refusal()).resolves.toBe('orders-under-way');
    await inWindow(app(), started, 'failure');
    const { started: again } = await buy(app(), as, [{ ProductId: sofa, Quantity: 1 }]);
    await expect(refusal()).resolves.toBe('orders-under-way');
    const { order_number } = await app()
      .db.selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.order_id')
      .select('order_number')
      .where('provider_order_id', '=', again.id)
      .executeTakeFirstOrThrow();
    await moveOrder(app().db, { orderNumber: order_number ?? '', to: 'Refunded', reason: '', now: new Date() });
    // Nobody has given the money back yet.
    await expect(refusal()).resolves.toBe('orders-under-way');
    await app().db.updateTable('refunds').set({ state: 'failed', updated_at: new Date() }).execute();
    await app().db.updateTable('payments').set({ state: 'expired' }).where('state', '=', 'created').execute();
    // The provider would not: the store still owes it, and must be able to write to them.
    await expect(refusal()).resolves.toBe('orders-under-way');
    await app().db.updateTable('refunds').set({ state: 'processed' }).execute();
    await expect(deletion(app(), as)).resolves.toEqual([{ ResponseMsg: 'Deleted Successfully' }]);
  });

  it('is guarded against guessing the password with a stolen token [SEC-02] [ACC-13]', async () => {
    const as = await signedIn(app());
    for (let guess = 1; guess <= 5; guess += 1) await deletion(app(), as, `guess number ${guess}`);
    const { status, headers } = await app().refused(deleteMyAccount, { Password: PASSWORD }, as);
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it('money that comes late for somebody who has left is given back, and nothing is placed for them [ACC-14]', async () => {
    const as = await signedIn(app());
    const sofa = await stockedProduct(app().db);
    const started = await startPayment(app(), as, [{ ProductId: sofa, Quantity: 1 }]);
    const paid = await payInWindow(app(), started);
    await app()
      .db.updateTable('payments')
      .set({ state: 'expired' })
      .where('provider_order_id', '=', started.id)
      .execute();
    await deletion(app(), as);
    const payment = await app()
      .db.selectFrom('payments')
      .selectAll()
      .where('provider_order_id', '=', started.id)
      .executeTakeFirstOrThrow();
    const amount = paise(payment.amount_paise);
    const captured = {
      id: paid.razorpay_payment_id,
      orderId: started.id,
      amount,
      currency: 'INR',
      status: 'captured',
    } as const;
    const context = { db: app().db, now: () => new Date(), onPaid: async () => undefined };
    const state = await settle(context, payment.payment_id, captured);
    expect(state).toBe('refund-due');
  });

  it('is one deletion however often it is asked for at once [ACC-14]', async () => {
    const as = await signedIn(app());
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        app().http.inject({
          method: 'POST',
          url: deleteMyAccount.path,
          payload: { requestParameters: { Password: PASSWORD } },
          headers: { token: as.token, userid: String(as.userId) },
        }),
      ),
    );
    const deleted = answers.filter(({ body }) => body.includes('Deleted Successfully'));
    expect(deleted).toHaveLength(1);
    expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true);
  });
});
