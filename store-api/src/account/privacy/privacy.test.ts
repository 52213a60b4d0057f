import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { deleteMyAccount } from 'shared-contracts/api/delete-my-account';
import { exportMyData } from 'shared-contracts/api/export-my-data';
import { getAddresses } from 'shared-contracts/api/get-addresses';
import { getUserLogin } from 'shared-contracts/api/get-user-login';
import { insertSubscriber } from 'shared-contracts/api/insert-subscriber';
import { signupUser } from 'shared-contracts/api/signup-user';
import { paise } from 'shared-contracts/domain/money';
import { moveOrder } from '../../cart-checkout/after-sales/move-order.ts';
import { settle } from '../../cart-checkout/payments/settle.ts';
import type { Db } from '../../platform/database/schema.ts';
import { forgetMails } from '../../platform/mail/forget-mails.ts';
import { operator } from '../../testing/operator.ts';
import { testPlaces } from '../../testing/places.ts';
import {
  buy,
  inWindow,
  PASSWORD,
  payInWindow,
  signedIn,
  signUpForm,
  startPayment,
  stockedProduct,
} from '../../testing/shop-floor.ts';
import { type Credentials, describeOnDatabase, type TestApp } from '../../testing/test-app.ts';
import { type PersonalWords, personalWords, wholePerson } from '../../testing/whole-person.ts';

/** Every row of every table, as text, by table. */
async function everything(db: Db): Promise<ReadonlyMap<string, string>> {
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

/** Where a person's texts are stored: 'table: text'. */
async function storedData(db: Db, words: PersonalWords): Promise<string[]> {
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

describeOnDatabase('stored personal data', (app) => {
  beforeEach(async () => {
    await app().db.deleteFrom('rate_limits').execute();
  });

  it('is exported as a readable file, complete [ACC-14]', async () => {
    const words = personalWords();
    const as = await wholePerson(app(), words);
    await proveEmail(app(), as);
    const { order_number } = await app()
      .db.selectFrom('orders')
      .select('order_number')
      .where('user_id', '=', Number(as.userId))
      .where('order_number', 'is not', null)
      .executeTakeFirstOrThrow();
    await operator(app(), ['orders', 'note', order_number ?? '', 'Rings twice, has a dog']);
    const response = await exported(app(), as);
    expect(response.body).toContain('Rings twice, has a dog');
    expect(response.body).not.toContain('uid-1000');
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

  it('is exported without other people’s data or texts written under an unproven address [ACC-14] [SEC-02]', async () => {
    const words = personalWords();
    await wholePerson(app(), words);
    const other = await signedIn(app());
    const { body } = await exported(app(), other);
    for (const word of Object.values(words).filter((one) => one !== words.gstin)) expect(body).not.toContain(word);

    // A thief opens an account with an address under which another person has written to the store.
    const theirs = personalWords();
    const form = signUpForm(await testPlaces(app().db), { EmailAddress: theirs.email });
    await app().call(insertSubscriber, { EmailAddress: theirs.email });
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
    expect(await storedData(app().db, words)).toContain('users: email');

    await app().db.updateTable('mails').set({ state: 'sent' }).execute();
    // Other people's orders and drafts have the same GSTIN.
    await app().db.deleteFrom('checkout_drafts').where('user_id', '!=', Number(as.userId)).execute();
    await app().db.updateTable('orders').set({ buyer_gstin: '' }).where('user_id', '!=', Number(as.userId)).execute();
    await expect(deletion(app(), as)).resolves.toEqual([{ ResponseMsg: 'Deleted Successfully' }]);
    const notice = await app()
      .db.selectFrom('mails')
      .selectAll()
      .where('template', '=', 'account-deleted')
      .orderBy('mail_id')
      .execute();
    expect(notice.at(-1)).toMatchObject({ recipient: words.email, state: 'waiting' });
    await app().db.updateTable('mails').set({ state: 'sent' }).execute();
    await forgetMails(app().db, new Date(0));

    expect(await storedData(app().db, words)).toEqual([
      'invoices: address',
      'invoices: firstName',
      'invoices: gstin',
      'invoices: lastName',
      'invoices: secondAddress',
      'invoices: secondName',
      // What was published stays, without the name.
      'product_questions: publishedQuestion',
      'product_reviews: review',
    ]);
    expect((await app().refused(getAddresses, {}, as)).status).toBe(401);
    const again = await app().call(getUserLogin, { Email: words.email, Password: PASSWORD });
    expect(again).toEqual([{ ResponseMsg: 'Incorrect email or password!' }]);
  });

  it('leaves orders with their totals, and frees the address for a new account [ACC-14]', async () => {
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
    // The refund is still open.
    await expect(refusal()).resolves.toBe('orders-under-way');
    await app().db.updateTable('refunds').set({ state: 'failed', updated_at: new Date() }).execute();
    await app().db.updateTable('payments').set({ state: 'expired' }).where('state', '=', 'created').execute();
    // The provider refused: the store still owes the money and must be able to write to the person.
    await expect(refusal()).resolves.toBe('orders-under-way');
    await app().db.updateTable('refunds').set({ state: 'processed' }).execute();
    await expect(deletion(app(), as)).resolves.toEqual([{ ResponseMsg: 'Deleted Successfully' }]);
  });

  it('is exported and deleted by the shop for a customer who asks by letter [ACC-14] [API-10]', async () => {
    const words = personalWords();
    const as = await wholePerson(app(), words);
    await proveEmail(app(), as);
    const own = (await exported(app(), as)).json();
    const folder = await mkdtemp(join(tmpdir(), 'privacy-'));
    const file = join(folder, 'person.json');
    expect((await operator(app(), ['customers', 'export', words.email, file])).exit).toBe(0);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ ...own, madeAt: expect.any(String) });
    await rm(folder, { recursive: true });

    await app().db.updateTable('orders').set({ buyer_gstin: '' }).where('user_id', '!=', Number(as.userId)).execute();
    await app().db.deleteFrom('checkout_drafts').where('user_id', '!=', Number(as.userId)).execute();
    const erase = ['customers', 'erase', String(as.userId)];
    expect((await operator(app(), erase)).faults.join()).toContain('deleted for good. Nothing was changed');
    expect((await operator(app(), [...erase, '--dry-run'])).exit).toBe(0);
    expect(await storedData(app().db, words)).toContain('users: email');
    expect((await operator(app(), [...erase, '--yes'])).lines).toEqual([`Customer ${as.userId}: deleted`]);
    const left = (await storedData(app().db, words)).filter(
      (where) => !/^(invoices|mails|product_questions|product_reviews):/.test(where),
    );
    expect(left).toEqual([]);
    expect((await app().refused(getAddresses, {}, as)).status).toBe(401);
    expect((await operator(app(), [...erase, '--yes'])).faults).toEqual(['There is no such customer.']);
  });

  it('is not deleted by the shop while an order is under way [ACC-14] [API-10]', async () => {
    const as = await signedIn(app());
    await buy(app(), as, [{ ProductId: await stockedProduct(app().db), Quantity: 1 }]);
    const { exit, faults } = await operator(app(), ['customers', 'erase', String(as.userId), '--yes']);
    expect([exit, faults]).toEqual([1, ['An order, a payment or a return is not concluded yet. Nothing was changed.']]);
  });

  it('is guarded against guessing the password with a stolen token [SEC-02] [ACC-13]', async () => {
    const as = await signedIn(app());
    for (let guess = 1; guess <= 5; guess += 1) await deletion(app(), as, `guess number ${guess}`);
    const { status, headers } = await app().refused(deleteMyAccount, { Password: PASSWORD }, as);
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it('is not needed to refund a late payment, which places no order [ACC-14]', async () => {
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
    const context = { db: app().db, now: () => new Date(), onPaid: async () => undefined, onBooked: () => undefined };
    const state = await settle(context, payment.payment_id, captured);
    expect(state).toBe('refund-due');
  });

  it('is deleted once for parallel requests [ACC-14]', async () => {
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
