import { getProfile } from 'shared-contracts/api/get-profile';
import { getUserLogin } from 'shared-contracts/api/get-user-login';
import { logoutUser } from 'shared-contracts/api/logout-user';
import { buildApp } from '../../app.ts';
import { openPostgres } from '../../platform/database/connection.ts';
import { databaseUrl } from '../../testing/databases.ts';
import { operator } from '../../testing/operator.ts';
import { newEmail, PASSWORD, signedIn } from '../../testing/shop-floor.ts';
import { buildTestApp, type Credentials, describeOnDatabase } from '../../testing/test-app.ts';
import { logIn } from './log-in.ts';
import { hashPassword } from './passwords.ts';
import { sessionsRepository } from './sessions.ts';
import { usersRepository } from './users-repository.ts';

describeOnDatabase('sessions', (app) => {
  const now = () => new Date();
  beforeEach(async () => {
    await app().db.deleteFrom('rate_limits').execute();
  });

  async function another(shopper: Credentials & { readonly email: string }): Promise<Credentials> {
    const { extras } = await app().callWithExtras(getUserLogin, { Email: shopper.email, Password: PASSWORD });
    return { userId: shopper.userId, token: String(extras.token) };
  }
  const isLive = async (as: Credentials) =>
    app()
      .call(getProfile, {}, as)
      .then(
        () => true,
        () => false,
      );

  it('begin with a token of 256 random bits, another at every login [ACC-13] [SEC-02]', async () => {
    const shopper = await signedIn(app());
    const tokens = [shopper.token];
    for (let login = 0; login < 5; login += 1) tokens.push((await another(shopper)).token);
    expect(new Set(tokens).size).toBe(6);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('are ended by an operator, of one person or of everybody, and people log in again [ACC-13] [SEC-06]', async () => {
    const [asha, ravi] = [await signedIn(app()), await signedIn(app())];
    const phone = await another(asha);
    const ended = await operator(app(), ['sessions', 'end', ` ${asha.email.toUpperCase()}`]);
    expect([ended.exit, ended.lines]).toEqual([0, ['Sessions ended: 2.']]);
    expect([await isLive(asha), await isLive(phone), await isLive(ravi)]).toEqual([false, false, true]);
    expect((await operator(app(), ['sessions', 'end', 'all'])).exit).toBe(1);
    expect(await isLive(ravi)).toBe(true);
    expect((await operator(app(), ['sessions', 'end', 'all', '--yes'])).exit).toBe(0);
    expect(await isLive(ravi)).toBe(false);
    expect(await isLive(await another(asha))).toBe(true);
  });

  it.each([[[]], [['nobody@example.com']], [['a@example.com', 'b@example.com']]])(
    'are all left by an operator who says %j [ACC-13]',
    async (words) => {
      const shopper = await signedIn(app());
      expect((await operator(app(), ['sessions', 'end', ...words])).exit).toBe(1);
      expect(await isLive(shopper)).toBe(true);
    },
  );

  it('ignore a token made up by the client, however it is sent with the login [ACC-13] [SEC-02]', async () => {
    const shopper = await signedIn(app());
    const response = await app().http.inject({
      method: 'POST',
      url: getUserLogin.path,
      headers: { token: 'chosen-by-an-attacker', userid: String(shopper.userId) },
      payload: { requestParameters: { Email: shopper.email, Password: PASSWORD }, token: 'chosen-by-an-attacker' },
    });
    expect(response.json().token).not.toBe('chosen-by-an-attacker');
    expect(await isLive({ userId: shopper.userId, token: 'chosen-by-an-attacker' })).toBe(false);
  });

  it('end one at a time at logout [ACC-13]', async () => {
    const phone = await signedIn(app());
    const [laptop, tablet] = [await another(phone), await another(phone)];
    await app().call(logoutUser, {}, laptop);
    expect([await isLive(phone), await isLive(laptop), await isLive(tablet)]).toEqual([true, false, true]);
  });

  it('answer 403 to a valid token with another UserID, on reads and writes [ACC-13] [SEC-02]', async () => {
    const [asha, ravi] = [await signedIn(app()), await signedIn(app())];
    const forged = { token: asha.token, userId: ravi.userId };
    expect((await app().refused(getProfile, {}, forged)).status).toBe(403);
    expect((await app().refused(logoutUser, {}, forged)).status).toBe(403);
    expect([await isLive(asha), await isLive(ravi)]).toEqual([true, true]);
  });

  // A login concurrent with a change of password opened a session with the old one, which stayed valid.
  it('are not opened with a password that was changed during the login [ACC-13] [SEC-02]', async () => {
    const { email, userId } = await signedIn(app());
    const users = usersRepository(app().db);
    const slow = {
      users: {
        ...users,
        async passwordHashOf(address: string) {
          const account = await users.passwordHashOf(address);
          const password_hash = await hashPassword('another-password');
          await app().db.updateTable('users').set({ password_hash }).where('user_id', '=', Number(userId)).execute();
          return account;
        },
      },
      sessions: sessionsRepository(app().db, now, app().settings.sessionIdleMs),
    };
    const before = await app().db.selectFrom('sessions').selectAll().execute();
    expect(await logIn(slow, { email, password: PASSWORD })).toBeNull();
    expect(await app().db.selectFrom('sessions').selectAll().execute()).toEqual(before);
  });

  it('reset the count of failed attempts when opened [ACC-01] [API-03]', async () => {
    const shopper = await signedIn(app());
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 9; attempt += 1) {
        await app().call(getUserLogin, { Email: shopper.email, Password: 'wrong-password' });
      }
      await another(shopper);
    }
  });
});

describe('two processes over one PostgreSQL', () => {
  it('count an attempt for its address and for its origin [ACC-01] [SEC-02] [API-03]', async () => {
    const app = await buildTestApp();
    const { name } = await app.db
      .selectNoFrom((eb) => eb.fn<string>('current_database').as('name'))
      .executeTakeFirstOrThrow();
    const database = openPostgres(databaseUrl(name), { connections: 5 });
    const other = await buildApp({ db: database.db, settings: app.settings });
    const statuses = async (emails: readonly string[]) => {
      const answers = await Promise.all(
        emails.map((Email, index) =>
          (index % 2 ? other : app.http).inject({
            method: 'POST',
            url: getUserLogin.path,
            payload: { requestParameters: { Email, Password: 'wrong-password' } },
          }),
        ),
      );
      return answers.map((answer) => answer.statusCode);
    };
    const refusedOf = (list: readonly number[]) => list.filter((status) => status === 429).length;
    try {
      const email = newEmail();
      const atOneAddress = await statuses(Array.from({ length: 16 }, () => email));
      expect([refusedOf(atOneAddress), atOneAddress.filter((status) => status === 200)]).toEqual([
        6,
        Array(10).fill(200),
      ]);
      await app.db.updateTable('rate_limits').set({ hits: 96 }).where('key', 'like', 'login-origin:%').execute();
      const fromOneOrigin = await statuses(Array.from({ length: 10 }, () => newEmail()));
      expect(refusedOf(fromOneOrigin)).toBe(6);
    } finally {
      await other.close();
      await database.close();
      await app.close();
    }
  });
});
