import { trackOrder } from 'shared-contracts/api/track-order';
import { operator } from '../../testing/operator.ts';
import { anyShopper, buy, stockedProduct } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase('an order looked up without an account', (app) => {
  let origins = 0;
  /** Each from another origin: limits count by origin. */
  async function track(OrderNumber: string, Email: string, from?: string) {
    origins += 1;
    const answer = await app().http.inject({
      method: 'POST',
      url: trackOrder.path,
      remoteAddress: from ?? `10.4.${Math.floor(origins / 250)}.${(origins % 250) + 1}`,
      payload: { requestParameters: { OrderNumber, Email } },
    });
    return { status: answer.statusCode, body: answer.body };
  }
  const found = async (number: string, email: string) =>
    JSON.parse((JSON.parse((await track(number, email)).body) as { data: string }).data) as Record<string, unknown>;

  async function placed(email: string, product: Parameters<typeof stockedProduct>[1] = {}) {
    const shopper = await anyShopper(app());
    const sofa = await stockedProduct(app().db, { stock: 5, name: 'Aarvi Sofa', ...product });
    await buy(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
    const { order_number } = await app()
      .db.updateTable('orders')
      .set({ contact_email: email })
      .where('user_id', '=', Number(shopper.userId))
      .returning('order_number')
      .executeTakeFirstOrThrow();
    return order_number ?? '';
  }

  it('is found by number and e-mail, in any spelling of theirs, and tells how far it is [PAY-18]', async () => {
    const number = await placed('Meera@example.com');
    await operator(app(), [
      'orders',
      'dispatch',
      number,
      '--carrier',
      'Blue Dart',
      '--tracking',
      '8123',
      '--expected',
      '2026-12-05',
    ]);
    expect(await found(number.toLowerCase(), ' MEERA@example.com ')).toEqual({
      OrderNumber: number,
      OrderDateUTC: expect.any(String),
      State: 'dispatched',
      IsMadeToOrder: false,
      Outcome: null,
      ExpectedOn: '2026-12-05',
      DispatchedUTC: expect.any(String),
      Carrier: 'Blue Dart',
    });
  });

  it('tells nothing of the person, the articles or the parcel [PAY-18] [SEC-02]', async () => {
    const number = await placed('lata@example.com');
    await operator(app(), ['orders', 'dispatch', number, '--carrier', 'Blue Dart', '--tracking', 'AWB-778']);
    const { body } = await track(number, 'lata@example.com');
    expect(body).toContain('dispatched');
    expect(body).not.toMatch(/Aarvi|AWB-778|lata|Street|Road/i);
  });

  it('answers an unknown number and a wrong address alike [PAY-18] [SEC-02]', async () => {
    const number = await placed('asha@example.com');
    const wrongAddress = await track(number, 'stranger@example.com');
    const wrongNumber = await track('KC-2611-999999', 'asha@example.com');
    expect(wrongAddress).toEqual(wrongNumber);
    expect(wrongAddress.status).toBe(200);
  });

  it.each([
    ['of downloads', { digital: true }, [], 'downloads', null],
    ['whose money is back', {}, ['Refunded'], 'over', 'refunded'],
    // It said 'closed: its goods or its money went back'.
    ['whose goods are back', {}, ['InProgress', 'Completed', 'Returned'], 'over', 'returned'],
    ['whose goods, then money are back', {}, ['InProgress', 'Completed', 'Returned', 'Refunded'], 'over', 'returned'],
  ] as const)('%s says so [PAY-18] [ACC-18]', async (_, product, moves, State, Outcome) => {
    const email = `${State}${moves.length}@example.com`;
    const number = await placed(email, product);
    for (const to of moves) await operator(app(), ['orders', 'move', number, to]);
    expect(await found(number, email)).toMatchObject({ State, Outcome, ExpectedOn: null });
  });

  // Thirty wrong guesses by anybody locked the owner out for an hour.
  it('is found by its owner, however many strangers have guessed [PAY-18] [SEC-02] [ACC-18]', async () => {
    const [number, email] = [await placed('owner@example.com'), 'owner@example.com'];
    for (let turn = 0; turn < 31; turn += 1) {
      await track(number, `guess${turn}@example.com`);
      await track(`KC-2611-5000${turn + 10}`, email);
    }
    expect((await track(number, 'one-more@example.com')).status).toBe(429);
    expect(await found(number, email)).toMatchObject({ OrderNumber: number });
    // Who has guessed much learns nothing any more, not even by the right pair.
    for (let turn = 0; turn < 6; turn += 1) await track(number, `more${turn}@example.com`, '10.9.9.9');
    expect((await track(number, email, '10.9.9.9')).status).toBe(429);
  });

  it('cannot be found by counting numbers of a known address, nor addresses of a known number [PAY-18] [SEC-02]', async () => {
    const statuses = async (guess: (turn: number) => ReturnType<typeof track>) => {
      const answers = [];
      for (let turn = 0; turn < 31; turn += 1) answers.push((await guess(turn)).status);
      return [answers.filter((status) => status === 200).length, answers.at(-1)];
    };
    expect(await statuses((turn) => track(`KC-2611-1000${turn + 10}`, 'known@example.com'))).toEqual([30, 429]);
    expect(await statuses((turn) => track('KC-2611-777777', `guess${turn}@example.com`))).toEqual([30, 429]);
  });
});
