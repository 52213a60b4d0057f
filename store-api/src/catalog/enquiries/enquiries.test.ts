import { randomUUID } from 'node:crypto';
import { insertCustomizationRequest } from 'shared-contracts/api/insert-customization-request';
import { describeOnEachDatabase, type TestApp } from '../../testing/test-app.ts';

let clock = Date.UTC(2026, 10, 21, 9);
const request = (more: Record<string, unknown> = {}) => ({
  ProductId: 1,
  Name: 'Asha Rao',
  Email: 'asha@example.com',
  PhoneNumber: '9876543210',
  Message: 'The same, 10 cm narrower, in walnut finish.',
  IdempotencyKey: randomUUID(),
  ...more,
});
const rows = (app: TestApp) => app.db.selectFrom('enquiries').selectAll().execute();

describeOnEachDatabase(
  'a request for a product made differently',
  (app) => {
    beforeEach(() => {
      clock += 61_000;
    });

    it('is stored as an enquiry and answered with a reference number [CAT-17]', async () => {
      const [answer] = await app().call(insertCustomizationRequest, request());
      expect(answer).toEqual({
        ResponseMsg: 'Saved Successfully',
        ReferenceNumber: expect.stringMatching(/^CR-2026-[0-9A-HJKMNP-TV-Z]{6}$/),
      });
      expect(await rows(app())).toMatchObject([
        {
          reference_number: answer?.ReferenceNumber,
          kind: 'customization',
          product_id: 1,
          name: 'Asha Rao',
          phone_number: '9876543210',
          order_number: '',
        },
      ]);
    });

    it('sent repeatedly after a lost answer is the same enquiry, also twenty times in parallel [CAT-17] [CON-06]', async () => {
      const before = (await rows(app())).length;
      const same = request();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, place) =>
          app().http.inject({
            method: 'POST',
            url: insertCustomizationRequest.path,
            remoteAddress: `10.2.0.${place + 1}`,
            payload: { requestParameters: same },
          }),
        ),
      );
      expect(new Set(answers.map((answer) => answer.json().data)).size).toBe(1);
      expect((await rows(app())).length).toBe(before + 1);
      clock += 61_000;
      const { status } = await app().refused(insertCustomizationRequest, { ...same, Message: 'Wider.' });
      expect(status).toBe(409);
    });

    it('about an unknown product is refused with 400 naming ProductId', async () => {
      const { status, problem } = await app().refused(insertCustomizationRequest, request({ ProductId: 999_999 }));
      expect([status, problem.errors?.[0]?.path]).toEqual([400, 'ProductId']);
    });

    it.each([
      [{ Name: '' }, 'Name'],
      [{ Name: 'x'.repeat(201) }, 'Name'],
      [{ Email: `${'a'.repeat(150)}@example.com` }, 'Email'],
      [{ PhoneNumber: '987654321' }, 'PhoneNumber'],
      [{ PhoneNumber: '1234567890123456' }, 'PhoneNumber'],
      [{ PhoneNumber: '98765 43210' }, 'PhoneNumber'],
      [{ Message: ' ' }, 'Message'],
      [{ Message: 'x'.repeat(2001) }, 'Message'],
    ])('is refused with 400 naming the field: %# [CAT-17]', async (more, field) => {
      const before = (await rows(app())).length;
      const { status, problem } = await app().refused(insertCustomizationRequest, request(more));
      expect([status, problem.errors?.[0]?.path]).toEqual([400, field]);
      expect((await rows(app())).length).toBe(before);
    });

    it('is limited to ten a minute per address [API-03]', async () => {
      const same = request();
      for (let time = 0; time < 10; time += 1) await app().call(insertCustomizationRequest, same);
      expect((await app().refused(insertCustomizationRequest, same)).status).toBe(429);
    });
  },
  { now: () => new Date(clock) },
);
