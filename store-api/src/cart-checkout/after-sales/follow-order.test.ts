import { followOrder } from 'shared-contracts/api/follow-order';
import { DAY_MS } from '../../platform/time.ts';
import { emptyOutbox } from '../../testing/empty-outbox.ts';
import { operator } from '../../testing/operator.ts';
import { anyShopper, buy, newEmail, stockedProduct } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { followedOrder } from '../mails/follow-token.ts';

describeOnDatabase('an order followed by the signed link of its mails', (app) => {
  const later = () => new Date(Date.now() + 60_000);

  async function bought() {
    const email = newEmail();
    const sofa = await stockedProduct(app().db, { stock: 5, name: 'Aarvi Sofa' });
    await buy(app(), await anyShopper(app()), [{ ProductId: sofa, Quantity: 1 }], { ContactEmail: email });
    const { order_number } = await app()
      .db.selectFrom('orders')
      .select('order_number')
      .where('contact_email', '=', email)
      .executeTakeFirstOrThrow();
    return { email, number: order_number ?? '' };
  }
  /** The links of all mails to an address, by their fragment. */
  async function mailedTokens(email: string): Promise<string[]> {
    const mails = (await emptyOutbox(app(), later)).filter(({ to }) => to === email);
    return mails.flatMap(({ text }) =>
      [...text.matchAll(/^Track your order: \S+\/track-order#(\S+)$/gm)].map(([, token = '']) => token),
    );
  }
  async function follow(Token: string, from = '10.8.0.1') {
    const answer = await app().http.inject({
      method: 'POST',
      url: followOrder.path,
      remoteAddress: from,
      payload: { requestParameters: { Token } },
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body };
  }
  const shown = async (token: string) =>
    JSON.parse((JSON.parse((await follow(token)).body) as { data: string }).data) as unknown;

  it('shows status, timeline and tracking without a login, and of the person the town only [ACC-18]', async () => {
    const { email, number } = await bought();
    const [confirmed = ''] = await mailedTokens(email);
    await operator(app(), ['orders', 'dispatch', number, '--carrier', 'Blue Dart', '--tracking', 'AWB-8123']);
    expect(await shown(confirmed)).toMatchObject({
      OrderNumber: number,
      CityName: expect.stringMatching(/\w/),
      Timeline: [{ StatusName: 'Active' }, { StatusName: 'InProgress' }],
      Delivery: { State: 'dispatched', Carrier: 'Blue Dart', TrackingNumber: 'AWB-8123' },
    });
    const { body, headers } = await follow(confirmed);
    const order = await app()
      .db.selectFrom('orders')
      .selectAll()
      .where('order_number', '=', number)
      .executeTakeFirstOrThrow();
    for (const secret of [
      order.delivery_name,
      order.delivery_phone,
      order.delivery_address,
      order.delivery_postal_code,
      email,
    ]) {
      expect(secret).not.toBe('');
      expect(body).not.toContain(secret);
    }
    expect(headers['cache-control']).toContain('no-store');
    expect(await mailedTokens(email)).toHaveLength(1);
  });

  it('is for that order alone, unforged, for ninety days [ACC-18] [SEC-02]', async () => {
    const [one, another] = [await bought(), await bought()];
    const [token = ''] = await mailedTokens(one.email);
    const [, end = '', signature = ''] = token.split('.');
    for (const forged of [
      `${another.number}.${end}.${signature}`,
      `${one.number}.${Number(end) + 1}.${signature}`,
      `${one.number}.${end}.${'A'.repeat(43)}`,
      one.number,
      '.',
    ]) {
      expect(await shown(forged)).toBeNull();
    }
    const after = (days: number) => new Date(later().getTime() + days * DAY_MS);
    expect(await followedOrder(app().db, token, after(89))).toBeDefined();
    expect(await followedOrder(app().db, token, after(91))).toBeUndefined();
  });

  it('ends with the address that it was mailed to [ACC-18]', async () => {
    const { email, number } = await bought();
    const [token = ''] = await mailedTokens(email);
    await app()
      .db.updateTable('orders')
      .set({ contact_email: newEmail() })
      .where('order_number', '=', number)
      .execute();
    expect(await shown(token)).toBeNull();
    await app().db.updateTable('orders').set({ contact_email: '' }).where('order_number', '=', number).execute();
    expect(await shown(token)).toBeNull();
  });

  it('opens for its owner, however many strangers have tried forged ones [ACC-18]', async () => {
    const { email, number } = await bought();
    const [token = ''] = await mailedTokens(email);
    for (let turn = 0; turn < 130; turn += 1) await follow(`${number}.1.${'A'.repeat(43)}`, '10.8.9.9');
    expect((await follow(token, '10.8.9.9')).status).toBe(429);
    expect(await shown(token)).toMatchObject({ OrderNumber: number });
  });
});
