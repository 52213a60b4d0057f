import { getUserLogin } from 'shared-contracts/api/get-user-login';
import { PASSWORD, signedIn } from '../../testing/shop-floor.ts';
import { describeOnDatabase, type TestApp } from '../../testing/test-app.ts';

/** Logs in with a wrong password and a new address, from a network. */
async function guess(app: TestApp, name: string, remoteAddress: string, password = 'a wrong guess') {
  const response = await app.http.inject({
    method: 'POST',
    url: getUserLogin.path,
    remoteAddress,
    payload: { requestParameters: { Email: name, Password: password } },
  });
  return { status: response.statusCode, retryAfter: response.headers['retry-after'], body: response.body };
}

// 100 guesses at once from as many networks took every core: all other calls waited for 1.4 seconds.
describeOnDatabase('a flood of logins', (app) => {
  const many = (count: number, from: (place: number) => string) =>
    Array.from({ length: count }, (_, place) => guess(app(), `guess-${place}@example.com`, from(place)));

  it('from many networks is shed with 503 and the time to wait; nothing else fails [SEC-03] [API-03]', async () => {
    const answers = await Promise.all(many(400, (place) => `10.7.${place >> 8}.${place & 255}`));
    expect([...new Set(answers.map(({ status }) => status))].toSorted()).toEqual([200, 503]);
    const shed = answers.filter(({ status }) => status === 503);
    expect(new Set(shed.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['5']));
    expect(shed.every(({ body }) => JSON.parse(body).code === 'busy')).toBe(true);
  });

  it('from one network delays a shopper at another by one turn, not by the flood [SEC-03]', async () => {
    const { email } = await signedIn(app());
    const flood = many(60, () => '10.8.0.1');
    const order: string[] = [];
    for (const one of flood) void one.then(() => order.push('flood'));
    // The flood has its places before the shopper comes.
    await new Promise(setImmediate);
    const { body } = await guess(app(), email, '10.9.0.1', PASSWORD);
    const before = order.length;
    expect(body).toContain('Login Successfully');
    await Promise.all(flood);
    expect(before).toBeLessThan(order.length / 2);
  });

  it('is seen on the metrics [OPS-10]', async () => {
    const flood = many(10, () => '10.10.0.1');
    const waiting = async () => {
      const { body } = await app().http.inject('/metrics');
      return Number(/^password_calls\{state="waiting"\} (\d+)$/m.exec(body)?.[1]);
    };
    let most = 0;
    let open = true;
    void Promise.all(flood).then(() => {
      open = false;
    });
    while (open) most = Math.max(most, await waiting());
    expect(most).toBeGreaterThan(0);
    expect(await waiting()).toBe(0);
  });
});
