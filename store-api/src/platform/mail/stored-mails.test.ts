import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyShopper, buy, stockedProduct } from '../../testing/shop-floor.ts';
import { describeOnDatabase, testSettings } from '../../testing/test-app.ts';
import { testMailing } from '../../testing/test-mailing.ts';
import { rememberedMails } from './forget-mails.ts';
import { sendMails } from './send-mails.ts';
import { createTransport, type MailTransport } from './transport.ts';

describeOnDatabase('a mail of a store without a mail server', (app) => {
  let moment = new Date();
  beforeEach(async () => {
    // Later than any mail that the test causes, however slow the machine.
    moment = new Date(Date.now() + 60_000);
    for (const table of ['mails', 'first_mails'] as const) await app().db.deleteFrom(table).execute();
  });

  const send = (transport: MailTransport) =>
    sendMails({ ...testMailing(app(), () => moment, transport.send), transport });
  const mails = () => app().db.selectFrom('mails').selectAll().orderBy('mail_id').execute();

  async function bought() {
    const sofa = await stockedProduct(app().db);
    await buy(app(), await anyShopper(app()), [{ ProductId: sofa, Quantity: 1 }]);
    // The one to the store's staff.
    await app().db.deleteFrom('mails').where('template', '=', 'order-for-store').execute();
  }

  it('is stored as a file, once [PAY-14]', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'store-mail-'));
    await bought();
    const transport = createTransport(testSettings({ DATA_DIR: folder }));
    await send(transport);
    await app().db.updateTable('mails').set({ state: 'waiting', next_attempt_at: moment }).execute();
    await send(transport);
    const files = await readdir(join(folder, 'mail'));
    expect(files).toEqual([expect.stringMatching(/^order-confirmed-\d+\.eml$/)]);
    const text = await readFile(join(folder, 'mail', files[0] ?? ''), 'utf8');
    expect(text).toContain('To: asha@example.com');
    expect(text).toContain('application/pdf');
    const remembered = rememberedMails(app().db);
    await transport.forget(new Date(Date.now() - 60_000), remembered);
    expect(await readdir(join(folder, 'mail'))).toHaveLength(1);
    await transport.forget(new Date(Date.now() + 60_000), remembered);
    expect(await readdir(join(folder, 'mail'))).toEqual([]);
    await rm(folder, { recursive: true });
  });

  // The tables forgot a shopper who had deleted their account, but the files still had their mails for a month.
  it('has no file once it is forgotten, while others keep theirs [PAY-14] [ACC-14]', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'store-mail-'));
    const files = () => readdir(join(folder, 'mail'));
    const transport = createTransport(testSettings({ DATA_DIR: folder }));
    await bought();
    await bought();
    await send(transport);
    const [leaver, other] = await mails();
    await app()
      .db.updateTable('mails')
      .set({ recipient: '', facts: '' })
      .where('mail_id', '=', leaver?.mail_id ?? 0)
      .execute();
    expect(await files()).toHaveLength(2);
    const before = new Date(Date.now() - 60_000);
    const remembered = rememberedMails(app().db);
    await Promise.all([transport.forget(before, remembered), transport.forget(before, remembered)]);
    expect(await files()).toEqual([`${other?.mail_key}.eml`]);
    await rm(folder, { recursive: true });
  });

  it('is shown on this machine only [SEC-02]', async () => {
    await bought();
    const [mail] = await mails();
    const here = await app().http.inject({ url: `/api/dev/mail/${mail?.mail_id}` });
    expect(here.body).toContain('is confirmed');
    expect((await app().http.inject({ url: '/api/dev/mail' })).body).toContain('asha@example.com');
    const remoteAddress = '203.0.113.9';
    expect((await app().http.inject({ url: '/api/dev/mail', remoteAddress })).statusCode).toBe(404);
    // An id out of PostgreSQL's range was a 500.
    for (const id of ['x', '99999999999', '9999999999999999999999', '-1', '1.5'])
      expect((await app().http.inject({ url: `/api/dev/mail/${id}` })).statusCode).toBe(404);
    expect(here.headers['content-security-policy']).toContain("default-src 'none'");
  });

  // Behind nginx on this machine, with no setting changed, every visitor comes from 127.0.0.1.
  it.each(['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip'])(
    'is not shown through a proxy, which says %s [SEC-05]',
    async (name) => {
      await bought();
      const page = await app().http.inject({ url: '/api/dev/mail', headers: { [name]: '127.0.0.1' } });
      expect([page.statusCode, page.body.includes('asha@example.com')]).toEqual([404, false]);
    },
  );

  // DNS rebinding: evil.example resolved to 127.0.0.1 after its page had loaded, so the browser let that page read every
  // mail as same-origin.
  it.each(['evil.example', 'evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example'])(
    'is not shown under the name %s [SEC-02]',
    async (host) => {
      await bought();
      const [mail] = await mails();
      for (const url of ['/api/dev/mail', `/api/dev/mail/${mail?.mail_id}`]) {
        const page = await app().http.inject({ url, headers: { host } });
        expect(page.statusCode).toBe(404);
        expect(page.body).not.toContain('asha@example.com');
      }
    },
  );
});

// Behind a proxy on the same machine every visitor comes from 127.0.0.1, and SMTP_URL was not set yet.
describeOnDatabase(
  'a store with a public address',
  (app) => {
    it('shows no stored mails [SEC-02]', async () => {
      expect((await app().http.inject({ url: '/api/dev/mail' })).statusCode).toBe(404);
    });
  },
  { environment: { PUBLIC_ORIGIN: 'https://store.example' } },
);
