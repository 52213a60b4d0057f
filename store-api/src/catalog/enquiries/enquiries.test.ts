import { contactUs } from 'shared-contracts/api/contact-us';
import { insertBulkEnquiry } from 'shared-contracts/api/insert-bulk-enquiry';
import { insertCustomizationRequest } from 'shared-contracts/api/insert-customization-request';
import { insertGrievance } from 'shared-contracts/api/insert-grievance';
import { sendEnquiry, testClock, written } from '../../testing/enquiries.ts';
import { knownDevice } from '../../testing/known-device.ts';
import { describeOnDatabase, type TestApp } from '../../testing/test-app.ts';

const clock = testClock();
const rows = (app: TestApp) => app.db.selectFrom('enquiries').selectAll().orderBy('enquiry_id').execute();
const count = async (app: TestApp) => (await rows(app)).length;

const FORMS = [
  { call: contactUs, kind: 'contact', prefix: 'CN', own: {} },
  { call: insertBulkEnquiry, kind: 'bulk', prefix: 'BK', own: {} },
  { call: insertBulkEnquiry, kind: 'customised', prefix: 'CF', own: { Page: 'customized-furniture' } },
  { call: insertCustomizationRequest, kind: 'customization', prefix: 'CR', own: { ProductId: 1 } },
  { call: insertGrievance, kind: 'grievance', prefix: 'GR', own: { OrderNumber: 'KC-2611-000123' } },
] as const;

describeOnDatabase(
  'what people write to the store',
  (app) => {
    describe.each(FORMS)('$call.name as $kind', ({ call, kind, prefix, own }) => {
      const form = (more: Record<string, unknown> = {}) => written(app(), clock, { ...own, ...more });

      it('is stored, and answered with a reference number [CON-02] [CON-03] [CON-07] [CAT-17] [API-01]', async () => {
        const [answer] = await app().call(call, await form({ LanguageCode: 'ar' }));
        expect(answer).toEqual({
          ResponseMsg: 'Saved Successfully',
          ReferenceNumber: expect.stringMatching(new RegExp(`^${prefix}-2026-[0-9A-HJKMNP-TV-Z]{6}$`)),
        });
        const row = (await rows(app())).at(-1);
        expect(row).toMatchObject({
          reference_number: answer?.ReferenceNumber,
          kind,
          state: 'received',
          name: 'Asha Rao',
          email: 'asha@example.com',
          phone_number: '9876543210',
          language: 'ar',
          product_id: kind === 'customization' ? 1 : null,
          order_number: kind === 'grievance' ? 'KC-2611-000123' : '',
        });
        expect(row?.answer_due_at.getTime()).toBe((row?.created_at.getTime() ?? 0) + 48 * 3_600_000);
        expect(row?.settle_due_at !== null).toBe(kind === 'grievance');
      });

      it('sent twenty times in parallel after a lost answer is stored once, and mailed once [CON-06] [CAT-17]', async () => {
        const before = await count(app());
        const same = await form();
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, place) =>
            app().http.inject({
              method: 'POST',
              url: call.path,
              remoteAddress: `10.2.0.${place + 1}`,
              payload: { requestParameters: same },
            }),
          ),
        );
        expect(new Set(answers.map((answer) => answer.json().data)).size).toBe(1);
        expect(await count(app())).toBe(before + 1);
        const { enquiry_id } = (await rows(app())).at(-1) ?? { enquiry_id: 0 };
        const mails = await app().db.selectFrom('mails').select('mail_key').execute();
        expect(mails.filter(({ mail_key }) => mail_key.endsWith(`-${enquiry_id}`))).toHaveLength(2);
        clock.wait(61_000);
        expect((await app().refused(call, { ...same, Message: 'Wider.' })).status).toBe(409);
      });

      it('retried in the other language or with a newer form token is the same [CON-06]', async () => {
        const first = await form();
        const { FormToken } = await form();
        const [once] = await app().call(call, first);
        const [again] = await app().call(call, { ...first, FormToken, LanguageCode: 'ar' });
        expect(again).toEqual(once);
      });

      it('from a program is not stored: it fills in the hidden field, or is too fast [CON-05] [CON-06]', async () => {
        const before = await count(app());
        const [trapped] = await app().call(call, await form({ Website: 'https://spam.example' }));
        expect(trapped?.ReferenceNumber).toMatch(new RegExp(`^${prefix}-2026-`));
        for (const FormToken of ['', 'forged', `${Date.now()}.${'a'.repeat(16)}.${'b'.repeat(43)}`]) {
          const [hasty] = await app().call(call, await form({ FormToken }));
          expect(hasty).toEqual({ ResponseMsg: 'Please take a moment and try again', ReferenceNumber: '' });
        }
        expect(await count(app())).toBe(before);
      });

      const isBulk = call === insertBulkEnquiry;
      it.each([
        [{ Name: '' }, 'Name'],
        [{ Name: 'x'.repeat(201) }, 'Name'],
        [{ Email: '' }, 'Email'],
        [{ Email: 'asha@' }, 'Email'],
        [{ Email: `${'a'.repeat(150)}@example.com` }, 'Email'],
        [{ PhoneNumber: '' }, 'PhoneNumber'],
        [{ PhoneNumber: isBulk ? '9'.repeat(201) : '987654321' }, 'PhoneNumber'],
        [{ PhoneNumber: isBulk ? ' ' : '1234567890123456' }, 'PhoneNumber'],
        [{ Message: ' ' }, 'Message'],
        [{ Message: 'x'.repeat(isBulk ? 201 : 2001) }, 'Message'],
        [{ Message: 'nul \u0000' }, 'Message'],
        [{ AttachmentIDs: ['../../etc/passwd'] }, 'AttachmentIDs.0'],
        [{ LanguageCode: 'fr' }, 'LanguageCode'],
      ])('is refused with 400 naming the field: %# [CON-03] [CAT-17] [API-02]', async (more, field) => {
        const before = await count(app());
        const { status, problem } = await app().refused(call, await form(more));
        expect([status, problem.errors?.[0]?.path]).toEqual([400, field]);
        expect(await count(app())).toBe(before);
      });
    });

    it('about an unknown product is refused with 400 naming ProductId', async () => {
      const { status, problem } = await app().refused(
        insertCustomizationRequest,
        await written(app(), clock, { ProductId: 999_999 }),
      );
      expect([status, problem.errors?.[0]?.path]).toEqual([400, 'ProductId']);
    });

    it('takes a telephone number as people write it in a bulk enquiry, as observed [CON-03]', async () => {
      await sendEnquiry(app(), clock, insertBulkEnquiry, { PhoneNumber: '+91 98765-43210, ask for Ravi' });
      expect((await rows(app())).at(-1)?.phone_number).toBe('+91 98765-43210, ask for Ravi');
    });

    it('is limited to ten a minute per device, all forms together, and hinders no neighbour [API-03]', async () => {
      const same = await written(app(), clock);
      const device = await knownDevice(app());
      for (let time = 0; time < 5; time += 1) {
        await app().call(contactUs, same, device);
        await app().call(insertBulkEnquiry, same, device);
      }
      expect((await app().refused(insertGrievance, same, device)).status).toBe(429);
      await app().call(contactUs, same, await knownDevice(app()));
      await app().call(contactUs, same);
    });
  },
  { now: clock.now },
);
