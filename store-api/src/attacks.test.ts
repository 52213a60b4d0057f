import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getSearchSuggestions } from 'shared-contracts/api/get-search-suggestions';
import { getUserLogin } from 'shared-contracts/api/get-user-login';
import { signupUser } from 'shared-contracts/api/signup-user';
import { createTransport } from './platform/mail/transport.ts';
import { testPlaces } from './testing/places.ts';
import { newEmail, signUpForm } from './testing/shop-floor.ts';
import { buildTestApp, describeOnDatabase, testSettings } from './testing/test-app.ts';

// The attacks of SEC-02 that concern no single room; the others are tried where they could succeed: guessing and
// lock-outs in account/people, others' data in account/other-peoples-data, forged requests in account/forged-requests.

describeOnDatabase('an attacker', (app) => {
  beforeEach(() => app().db.deleteFrom('rate_limits').execute());

  it('who has a list of addresses and passwords tries a hundred from one network, then waits [SEC-02]', async () => {
    const statuses = new Map<number, number>();
    for (let each = 0; each < 103; each += 1) {
      const { statusCode } = await app().http.inject({
        method: 'POST',
        url: getUserLogin.path,
        payload: { requestParameters: { Email: newEmail(), Password: 'leaked-elsewhere-1' } },
      });
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [200, 100],
      [429, 3],
    ]);
  });

  it.each([
    "'; drop table products; --",
    "' union select email_address, password_hash from users --",
    '%_\\',
    "sofa') or pg_sleep(10) is null --",
    '& | ! <-> :* ( )',
    '$1 {"a":1} \u0001',
  ])('who searches for %j finds products or nothing, and changes nothing [SEC-02]', async (SearchTerm) => {
    const rows = async () =>
      (
        await sql<{ count: number }>`
          select (select count(*) from products)::integer + (select count(*) from users)::integer as count`.execute(
          app().db,
        )
      ).rows[0]?.count;
    const before = await rows();
    const found = JSON.stringify([
      await app().call(getAllProducts, { SearchTerm, PageNo: 1, PageSize: 10 }),
      await app().call(getSearchSuggestions, { SearchTerm, PageSize: 6 }),
    ]);
    expect(found).not.toMatch(/argon2|@example\.com/);
    expect(await rows()).toBe(before);
  });

  it.each([
    'victim@example.com\r\nBcc: all@example.com',
    'victim@example.com%0ABcc: all@example.com',
    'a@example.com, b@example.com',
    '"a@example.com" <b@example.com>',
  ])('is not written to as %j [SEC-02] [SEC-08]', async (EmailAddress) => {
    const form = signUpForm(await testPlaces(app().db), { EmailAddress });
    const { status, problem } = await app().refused(signupUser, form);
    expect([status, problem.errors?.map(({ path }) => path)]).toEqual([400, ['EmailAddress']]);
  });
});

it('who gets a line break into what a mail is made of adds no header to it [SEC-02] [SEC-08]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'store-attack-'));
  const transport = createTransport(testSettings({ DATA_DIR: folder }));
  await transport.send({
    key: 'attack-1',
    to: 'asha@example.com',
    subject: 'Your order\r\nBcc: all@example.com\r\n\r\nnew body',
    text: 'text',
    html: '<p>text</p>',
    attachments: [],
  });
  const [name = ''] = await readdir(join(folder, 'mail'));
  const written = await readFile(join(folder, 'mail', name), 'utf8');
  const [headers = ''] = written.split(/\r?\n\r?\n/);
  expect(headers).not.toMatch(/^bcc:/im);
  expect(headers).toContain('To: asha@example.com');
  await rm(folder, { recursive: true });
});

// Where a store fetches a picture from an address that it is given, it fetches from its own network.
it.each([
  '/media/http:%2F%2F169.254.169.254%2Flatest%2Fmeta-data',
  '/media/http:%2F%2F127.0.0.1:5432/400.webp',
  '/media/file:%2F%2F%2Fetc%2Fpasswd',
  '/media/..%2F..%2Fetc%2Fpasswd',
  '/media/?url=http://169.254.169.254/',
  '/api/v1/common/download-digital-file/1/http:%2F%2F169.254.169.254',
])('nobody has the store fetch %s for them [SEC-02]', async (url) => {
  const app = await buildTestApp();
  await sql`select`.execute(app.db);
  const connect = jest.spyOn(Socket.prototype, 'connect');
  const fetched = jest.spyOn(globalThis, 'fetch');
  const { statusCode, body } = await app.http.inject({ url });
  expect(statusCode).toBe(404);
  expect(body).not.toContain('root:');
  expect([connect.mock.calls, fetched.mock.calls]).toEqual([[], []]);
  jest.restoreAllMocks();
  await app.close();
});
