import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { sendMails } from '../src/platform/mail/send-mails.ts';
import { createTransport } from '../src/platform/mail/transport.ts';
import { copyRows } from '../src/testing/copy-rows.ts';
import { anyShopper, buy, newEmail, stockedProduct } from '../src/testing/shop-floor.ts';
import makeTemplates, { dropTemplates } from '../src/testing/template-databases.ts';
import { buildTestApp } from '../src/testing/test-app.ts';
import { testMailing } from '../src/testing/test-mailing.ts';

/**
 * Seconds in which one process mails confirmations, each with an invoice that nobody has drawn before, to a mail server on this
 * machine: `npm run bench:mails -w store-api [-- --mails 1000 --most 120]`. Fails above --most seconds.
 */
const { values } = parseArgs({
  options: { mails: { type: 'string', default: '1000' }, most: { type: 'string', default: '120' } },
});
const MAILS = Number(values.mails);

await makeTemplates();
const app = await buildTestApp();
const sink = new Worker(new URL('./mail-sink.ts', import.meta.url));
try {
  const [{ port }] = (await once(sink, 'message')) as [{ port: number }];
  const taken: number[] = [];
  sink.on('message', ({ bytes }: { bytes: number }) => taken.push(bytes));
  await paidOrders();
  const settings = { ...app.settings, mail: { ...app.settings.mail, smtpUrl: `smtp://127.0.0.1:${port}` } };
  const transport = createTransport(settings);
  const room = {
    ...testMailing(
      app,
      () => new Date(),
      () => ({ result: 'sent' }),
    ),
    transport,
  };
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const [begun, cpu] = [performance.now(), process.cpuUsage()];
  await sendMails(room);
  const seconds = (performance.now() - begun) / 1000;
  const used = process.cpuUsage(cpu);
  delay.disable();
  await transport.close();
  const kilobytes = taken.reduce((sum, bytes) => sum + bytes, 0) / taken.length / 1024;
  process.stdout.write(
    `${taken.length} mails of ${kilobytes.toFixed(0)} KB in ${seconds.toFixed(0)} s, ${((used.user + used.system) / 1e6).toFixed(0)} s of processor; longest turn of the event loop ${(delay.max / 1e6).toFixed(0)} ms\n`,
  );
  if (taken.length < MAILS || seconds > Number(values.most)) process.exitCode = 1;
} finally {
  await sink.terminate();
  await app.close();
  await dropTemplates();
}

/** One that is bought, and copies of it with invoices and mails of their own. */
async function paidOrders(): Promise<void> {
  const email = newEmail();
  const sofa = await stockedProduct(app.db);
  await buy(app, await anyShopper(app), [{ ProductId: sofa, Quantity: 1 }], { ContactEmail: email });
  const { order_id: first } = await app.db
    .selectFrom('orders')
    .select('order_id')
    .where('contact_email', '=', email)
    .executeTakeFirstOrThrow();
  const added = sql`array(select order_id from orders where order_number like 'BENCH-%')`;
  const ofFirst = sql`row.order_id = ${first}`;
  await copyRows(
    app.db,
    'orders',
    sql`jsonb_build_object('order_number', 'BENCH-' || n)`,
    sql`generate_series(2, ${MAILS}) n`,
    ofFirst,
  );
  await copyRows(app.db, 'order_items', sql`jsonb_build_object('order_id', n)`, sql`unnest(${added}) n`, ofFirst);
  await copyRows(
    app.db,
    'invoices',
    sql`jsonb_build_object('order_id', n, 'number', 'B/' || n, 'sequence', 100000 + n)`,
    sql`unnest(${added}) n`,
    ofFirst,
  );
  await copyRows(
    app.db,
    'mails',
    sql`jsonb_build_object('order_id', n, 'mail_key', 'order-confirmed-' || n,
      'facts', (row.facts::jsonb || jsonb_build_object('invoiceNumber', 'B/' || n,
        'orderNumber', (select order_number from orders where orders.order_id = n)))::text)`,
    sql`unnest(${added}) n`,
    sql`${ofFirst} and row.template = 'order-confirmed'`,
  );
  await app.db.deleteFrom('mails').where('template', '!=', 'order-confirmed').execute();
}
