import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import { getOrderInvoice } from 'shared-contracts/api/get-order-invoice';
import { sendOrderMailsAgain } from 'shared-contracts/api/send-order-mails-again';
import { verifyPayment } from 'shared-contracts/api/verify-payment';
import { paise } from 'shared-contracts/domain/money';
import { openPostgres } from '../../platform/database/connection.ts';
import { DAY_MS } from '../../platform/time.ts';
import { emptyOutbox, mailOf } from '../../testing/empty-outbox.ts';
import { testPayments } from '../../testing/money.ts';
import { operator } from '../../testing/operator.ts';
import { addressOf } from '../../testing/processes/store-process.ts';
import {
  anyShopper,
  newEmail,
  payInWindow,
  startPayment,
  stockedProduct,
  verification,
} from '../../testing/shop-floor.ts';
import { type Credentials, describeOnDatabase } from '../../testing/test-app.ts';
import { readInvoiceDocument } from '../invoices/invoice-document.ts';
import { numberDocuments } from '../invoices/number-documents.ts';
import { takeNumbers } from '../invoices/take-numbers.ts';
import { workRefunds } from '../payments/refunds/refund-worker.ts';
import { requestRefund } from '../payments/refunds/request-refund.ts';
import { orderConfirmed } from './order-mails.ts';
import { giveAllNumbers, giveNumbers } from './tell-numbers.ts';

// In tests no job runs: between a sale and the number of its invoice is as much time as a test wants.
const now = () => new Date();

describeOnDatabase('an invoice whose number is not there yet', (app) => {
  let shopper: Credentials & { readonly email: string };
  let sofa = 0;
  beforeEach(async () => {
    await giveAllNumbers(app().db);
    await app().db.deleteFrom('mails').execute();
    shopper = { ...(await anyShopper(app())), email: newEmail() };
    sofa = await stockedProduct(app().db, { stock: 100 });
  });

  /** Paid, and owed its invoice; answers the order. */
  async function sold() {
    const more = { ContactEmail: shopper.email };
    const started = await startPayment(app(), shopper, [{ ProductId: sofa, Quantity: 1 }], more);
    await app().call(verifyPayment, verification(await payInWindow(app(), started)), shopper);
    return app()
      .db.selectFrom('payments')
      .innerJoin('orders', 'orders.order_id', 'payments.order_id')
      .select(['orders.order_id', 'order_number', 'payment_id'])
      .where('provider_order_id', '=', started.id)
      .$narrowType<{ order_number: string }>()
      .executeTakeFirstOrThrow();
  }
  const documentsOf = async (orderId: number) => {
    const rows = app().db.selectFrom('invoices').selectAll().where('order_id', '=', orderId).orderBy('invoice_id');
    return (await rows.execute()).map((row) => ({ ...row, printed: readInvoiceDocument(row.document) }));
  };
  const sequences = async () => {
    const rows = app().db.selectFrom('invoices').select('sequence').where('kind', '=', 'invoice').orderBy('sequence');
    return (await rows.execute()).map(({ sequence }) => sequence);
  };
  const owed = async () => (await app().db.selectFrom('owed_documents').selectAll().execute()).length;
  const oneToN = (length: number) => Array.from({ length }, (_, index) => index + 1);

  it('keeps no sale waiting, even while another transaction holds the last number [PAY-14] [SCALE-04]', async () => {
    const first = await sold();
    await giveAllNumbers(app().db);
    const holder = await app().db.startTransaction().execute();
    await takeNumbers(holder, 'test-invoice', (await documentsOf(first.order_id))[0]?.financial_year ?? '', 1);
    const second = await sold();
    expect(await owed()).toBe(1);
    await holder.rollback().execute();
    await giveAllNumbers(app().db);
    expect(await documentsOf(second.order_id)).toMatchObject([{ kind: 'invoice' }]);
    expect(await sequences()).toEqual(oneToN(2));
  });

  it('is not named on the order nor mailed, then is, with its number and file [PAY-14]', async () => {
    const order = await sold();
    const detail = () => app().call(getOrderDetail, { OrderNumber: order.order_number }, shopper);
    expect(await detail()).toMatchObject({ Documents: [], Mails: [{ Kind: 'order-confirmed', State: 'waiting' }] });
    const shown = await operator(app(), ['orders', 'show', order.order_number]);
    expect(shown.lines.filter((line) => line.startsWith('Document'))).toEqual([
      expect.stringMatching(/^Document: being numbered {2}\d{4}/),
    ]);
    const early = await emptyOutbox(app(), now);
    expect(mailOf(early, orderConfirmed, shopper.email)).toBeUndefined();
    await giveAllNumbers(app().db);
    const [invoice] = await documentsOf(order.order_id);
    expect((await detail()).Documents).toMatchObject([{ Number: invoice?.number }]);
    const mail = mailOf(await emptyOutbox(app(), now), orderConfirmed, shopper.email);
    expect(mail?.text).toContain(`Your tax invoice ${invoice?.number} is attached.`);
    expect(mail?.attachments).toMatchObject([{ filename: `${invoice?.number.replaceAll('/', '-')}.pdf` }]);
  });

  it('is numbered at once for a buyer who wants it [PAY-14]', async () => {
    const { order_number: OrderNumber } = await sold();
    const file = await app().http.inject({
      method: 'POST',
      url: getOrderInvoice.path,
      payload: { requestParameters: { OrderNumber } },
      headers: { token: shopper.token, userid: String(shopper.userId) },
    });
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  /** As another process has it that numbers it at the moment, or books a refund of its order. */
  async function underWork(orderId: number) {
    const other = await app().db.startTransaction().execute();
    await sql`select from orders where order_id = ${orderId} for update`.execute(other);
    return other;
  }

  // A report lacked up to 200 documents that another process had under work.
  it('is waited for by a report, which refuses when that takes too long [PAY-14] [API-05]', async () => {
    const order = await sold();
    const other = await underWork(order.order_id);
    await expect(giveAllNumbers(app().db, 150)).rejects.toThrow('Some tax documents are still being numbered.');
    const all = giveAllNumbers(app().db);
    await wait(50);
    await other.commit().execute();
    await all;
    expect(await documentsOf(order.order_id)).toMatchObject([{ kind: 'invoice' }]);
  });

  it('is waited for by a buyer who wants it, for a moment [PAY-14] [API-05]', async () => {
    const order = await sold();
    const other = await underWork(order.order_id);
    const file = app().http.inject({
      method: 'POST',
      url: getOrderInvoice.path,
      payload: { requestParameters: { OrderNumber: order.order_number } },
      headers: { token: shopper.token, userid: String(shopper.userId) },
    });
    await wait(100);
    await other.commit().execute();
    expect((await file).statusCode).toBe(200);
  });

  it('is mailed although no number was given for so long that the mail was given up [PAY-14]', async () => {
    const order = await sold();
    await app().db.updateTable('mails').set({ attempts: 11 }).where('order_id', '=', order.order_id).execute();
    await emptyOutbox(app(), () => new Date(Date.now() + 4 * DAY_MS));
    const states = app().db.selectFrom('mails').select('state').where('template', '=', orderConfirmed.template);
    expect(await states.execute()).toEqual([{ state: 'given-up' }]);
    await giveAllNumbers(app().db);
    const mail = mailOf(await emptyOutbox(app(), now), orderConfirmed, shopper.email);
    expect(mail?.attachments).toHaveLength(1);
  });

  it('is waited for by a confirmation that was corrected meanwhile [PAY-14]', async () => {
    const order = await sold();
    const other = newEmail();
    await app().call(sendOrderMailsAgain, { OrderNumber: order.order_number, ContactEmail: other }, shopper);
    expect(mailOf(await emptyOutbox(app(), now), orderConfirmed, other)).toBeUndefined();
    await giveAllNumbers(app().db);
    // Its first attempt, which found no number, is repeated after half a minute.
    const mails = await emptyOutbox(app(), () => new Date(Date.now() + 60_000));
    const [invoice] = await documentsOf(order.order_id);
    expect(mailOf(mails, orderConfirmed, other)?.text).toContain(invoice?.number);
  });

  const refund = (payment: number, rupees: number) =>
    app()
      .db.transaction()
      .execute((trx) =>
        requestRefund(trx, {
          paymentId: payment,
          amount: paise(rupees * 100),
          reason: 'A scratch',
          key: `${payment}-${rupees}`,
        }),
      );

  it('is followed by the credit notes of money given back before it had one [PAY-14] [PAY-17]', async () => {
    const order = await sold();
    for (const rupees of [600, 700]) await refund(order.payment_id, rupees);
    await workRefunds(await testPayments(app(), () => new Date(Date.now() + 60_000)));
    expect(await documentsOf(order.order_id)).toEqual([]);
    await giveAllNumbers(app().db);
    const [invoice, ...notes] = await documentsOf(order.order_id);
    expect(notes.map(({ printed }) => [printed.kind, printed.original?.number, printed.totals.total])).toEqual([
      ['credit-note', invoice?.number, 60_000],
      ['credit-note', invoice?.number, 70_000],
    ]);
    const mails = await emptyOutbox(app(), () => new Date(Date.now() + 120_000));
    for (const note of notes) {
      expect(mails.some(({ text }) => text.includes(`Credit note ${note.number} is attached.`))).toBe(true);
    }
  });

  // A shop of the last release looks for the invoice when it books a refund, finds none, and owes no note.
  it('is followed by the credit note of a refund that the last release booked [PAY-14] [OPS-11]', async () => {
    const order = await sold();
    await refund(order.payment_id, 600);
    // Its transaction is under way, and holds the order.
    const other = await app().db.startTransaction().execute();
    await sql`select from orders where order_id = ${order.order_id} for update`.execute(other);
    await other.updateTable('refunds').set({ state: 'processed' }).where('payment_id', '=', order.payment_id).execute();
    await giveNumbers(app().db);
    expect(await documentsOf(order.order_id)).toEqual([]);
    await other.commit().execute();
    await giveAllNumbers(app().db);
    expect((await documentsOf(order.order_id)).map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
  });

  it('leaves no gap when its transaction is rolled back [PAY-14]', async () => {
    await sold();
    const fails = () => Promise.reject(new Error('the process ends'));
    await expect(numberDocuments(app().db, fails)).rejects.toThrow('the process ends');
    expect(await owed()).toBe(1);
    await sold();
    await giveAllNumbers(app().db);
    expect(await sequences()).toEqual(oneToN((await sequences()).length));
  });

  it('is one of many, numbered by four processes and the last release at once, in the order of the sales [PAY-14] [API-05] [SCALE-04]', async () => {
    const before = (await sequences()).length;
    const { order_id: order } = await sold();
    // Sold a second after one another, noted in any order.
    const COPIES = 450;
    await sql`
      with copied as (
        insert into orders (user_id, items_paise, discount_paise, shipping_paise, tax_paise, total_paise, order_note, contact_email,
          buyer_gstin, delivery_name, delivery_phone, delivery_address, delivery_state_id, delivery_postal_code)
        select user_id, items_paise, discount_paise, shipping_paise, tax_paise, total_paise, n::text, '', '', '', '', '',
          delivery_state_id, ''
        from orders, generate_series(1, ${COPIES}::integer) n where order_id = ${order}
        returning order_id, order_note
      )
      insert into owed_documents (series, financial_year, order_id, owed_at, document)
      select series, financial_year, copied.order_id, owed_at + order_note::integer * interval '1 second', document
      from owed_documents, copied where owed_documents.order_id = ${order} order by random()`.execute(app().db);
    const pools = await Promise.all([1, 2, 3].map(async () => openPostgres(await addressOf(app()))));
    const { financial_year: year } = await app()
      .db.selectFrom('owed_documents')
      .select('financial_year')
      .executeTakeFirstOrThrow();
    const last: number[] = [];
    const lastRelease = async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        const taken = app()
          .db.transaction()
          .execute((trx) => takeNumbers(trx, 'test-invoice', year, 1));
        last.push(await taken);
      }
    };
    await Promise.all([lastRelease(), ...[app(), ...pools].map(({ db }) => giveAllNumbers(db))]);
    await giveAllNumbers(app().db);
    await Promise.all(pools.map(({ close }) => close()));
    const all = [...(await sequences()), ...last].toSorted((one, other) => one - other);
    expect(all).toEqual(oneToN(before + 1 + COPIES + last.length));
    const { rows } = await sql<{ late: number }>`
      select count(*)::integer as late from (
        select issued_at < max(issued_at) over (order by sequence rows between unbounded preceding and 201 preceding) as is_late
        from invoices where kind = 'invoice'
      ) ordered where is_late`.execute(app().db);
    // Within a batch in order; two processes may swap two batches.
    expect(rows).toEqual([{ late: 0 }]);
  });
});
