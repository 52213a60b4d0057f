import { contactUs } from 'shared-contracts/api/contact-us';
import { getEnquiry } from 'shared-contracts/api/get-enquiry';
import { insertGrievance } from 'shared-contracts/api/insert-grievance';
import { sendMails } from '../../platform/mail/send-mails.ts';
import type { OutgoingMail } from '../../platform/mail/transport.ts';
import { letter, sendEnquiry, testClock } from '../../testing/enquiries.ts';
import { operator } from '../../testing/operator.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { testMailing } from '../../testing/test-mailing.ts';
import { clocksOf } from './enquiry-clocks.ts';

const clock = testClock();
const HOUR = 3_600_000;

describeOnDatabase(
  'an enquiry as it is dealt with',
  (app) => {
    const store = (...words: string[]) => operator(app(), ['enquiries', ...words], clock.now);
    const follow = (ReferenceNumber: string, Email: string, more = {}) =>
      app().call(getEnquiry, { ReferenceNumber, Email, ...more });
    let people = 0;
    /** Another person each time: an address gets one mail before it is proven. */
    const newcomer = () => {
      people += 1;
      clock.wait(10 * 60_000);
      return `person${people}@example.com`;
    };
    async function mailed(): Promise<OutgoingMail[]> {
      const sent: OutgoingMail[] = [];
      await sendMails(
        testMailing(app(), clock.now, (mail) => {
          sent.push(mail);
          return { result: 'sent' };
        }),
      );
      return sent;
    }
    beforeEach(async () => {
      await app().db.deleteFrom('mails').execute();
    });

    it('is followed by number and address, in any spelling of theirs [CON-10]', async () => {
      const Email = newcomer();
      const number = await sendEnquiry(app(), clock, contactUs, { Email });
      const found = await follow(number.toLowerCase(), ` ${Email.toUpperCase()} `);
      expect(found).toMatchObject({ ReferenceNumber: number, Kind: 'contact', State: 'received', IsMailed: true });
      expect(Date.parse(found?.AnswerBy ?? '') - Date.parse(found?.SentOn ?? '')).toBe(48 * HOUR);
      // Who overhears number and address learns neither the message nor the telephone number.
      expect(JSON.stringify(found)).not.toMatch(/98765|Gulmohar|Asha/);
    });

    it('is not found with another number or another address, and no answer says which is wrong [CON-10] [SEC-02]', async () => {
      const Email = newcomer();
      const number = await sendEnquiry(app(), clock, contactUs, { Email });
      expect(await follow(number, 'stranger@example.com')).toBeNull();
      expect(await follow('CN-2026-000000', Email)).toBeNull();
      clock.wait(HOUR);
      for (let time = 0; time < 20; time += 1) await follow('CN-2026-000000', `guess${time}@example.com`);
      expect((await app().refused(getEnquiry, { ReferenceNumber: number, Email })).status).toBe(429);
      clock.wait(HOUR);
    });

    it('limits guesses at the address of one number from many origins [CON-10] [SEC-02]', async () => {
      const guess = (place: number) =>
        app().http.inject({
          method: 'POST',
          url: getEnquiry.path,
          remoteAddress: `10.3.0.${place + 1}`,
          payload: { requestParameters: { ReferenceNumber: 'CN-2026-777777', Email: `guess${place}@example.com` } },
        });
      const answers = [];
      for (let place = 0; place < 31; place += 1) answers.push((await guess(place)).statusCode);
      expect(answers.filter((status) => status === 200)).toHaveLength(30);
      expect(answers.at(-1)).toBe(429);
    });

    it('is acknowledged in the language of its form, and reported to the store [CON-02] [CON-03] [CON-10]', async () => {
      const Email = newcomer();
      const number = await sendEnquiry(app(), clock, contactUs, { Email, LanguageCode: 'ar' });
      const mails = await mailed();
      const [toSender] = mails.filter(({ to }) => to === Email);
      const [toStore] = mails.filter(({ to }) => to === app().settings.store.email);
      expect(toSender?.subject).toBe(`وصلتنا رسالتك ${number}`);
      expect(toSender?.text).toContain(`https://store.example/ar/enquiry?number=${number}&proof=`);
      expect(toStore?.subject).toContain(number);
      expect(toStore?.text).toContain('Does the Gulmohar sofa come 10 cm narrower?');
    });

    it('repeats nothing of what was typed to the address, and links nothing of it to the store [SEC-08]', async () => {
      const Email = newcomer();
      await sendEnquiry(app(), clock, contactUs, {
        Email,
        Name: 'Click https://evil.example now',
        Message: 'Pay at https://evil.example/x\n\nYours, the bank\nwww.evil.example',
      });
      const mails = await mailed();
      const toSender = mails.find(({ to }) => to === Email);
      expect(`${toSender?.subject} ${toSender?.text} ${toSender?.html}`).not.toMatch(/evil|bank/);
      const toStore = mails.find(({ to }) => to === app().settings.store.email);
      expect(toStore?.text).not.toMatch(/evil\.example|https:\/\/evil|\nYours|\nwww/);
      expect(toStore?.html).not.toContain('href');
    });

    // 'enquiries answer' printed success for a quote of three lakh rupees, and the mail was held.
    it('mails one message of its own to an address that is not proven, and each answer of the store [CON-10] [SEC-08]', async () => {
      const Email = newcomer();
      const number = await sendEnquiry(app(), clock, contactUs, { Email });
      const toSender = async () => (await mailed()).filter(({ to }) => to === Email);
      const [acknowledged] = await toSender();
      await sendEnquiry(app(), clock, contactUs, { Email });
      await store('answer', number, 'Yes, it does.\\n\\nIt takes five weeks.');
      const [answered, ...more] = await toSender();
      expect(more).toEqual([]);
      expect(answered?.subject).toBe(`Our reply to ${number}`);
      expect(answered?.text).toContain('Yes, it does.\n\nIt takes five weeks.');
      const Proof = /proof=([\w.-]+)/.exec(acknowledged?.text ?? '')?.[1];
      expect(await follow(number, Email, { Proof: `${Proof}x` })).toMatchObject({ IsMailed: true });
      expect(await toSender()).toEqual([]);
      await follow(number, Email, { Proof });
      expect((await toSender()).map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^We have received your message/),
      ]);
    });

    it('is assigned, answered and closed by command; its sender reads the answers alone [CON-10]', async () => {
      const Email = newcomer();
      const number = await sendEnquiry(app(), clock, contactUs, { Email });
      expect((await store('assign', number, 'Ravi', 'Menon')).lines).toEqual([`${number}: assigned to Ravi Menon`]);
      expect((await store('assign', number, 'Ravi', 'Menon')).lines).toEqual([`${number}: nothing changed`]);
      expect((await store('answer', number.toLowerCase(), 'It does.')).lines).toEqual([
        expect.stringMatching(`^${number}: answered; mail \\d+ to ${Email} leaves within a minute$`),
      ]);
      expect((await store('close', number, 'rude, but right')).exit).toBe(0);
      expect(await follow(number, Email)).toMatchObject({
        State: 'closed',
        Acts: [
          { State: 'received', Words: '' },
          { State: 'assigned', Words: '' },
          { State: 'answered', Words: 'It does.' },
          { State: 'closed', Words: '' },
        ],
      });
      const refused = await store('answer', number, 'One more thing.');
      expect(refused).toMatchObject({ exit: 1, faults: [`${number} is closed: its sender writes a new one.`] });
      const shown = (await store('show', number)).lines.join('\n');
      expect(shown).toMatch(/assigned {2}Ravi Menon\n.*answered {2}It does\.\n.*closed {4}rude, but right/);
    });

    it.each([
      ['an unknown number', ['answer', 'CN-2026-000000', 'Hello']],
      ['no answer', ['answer', 'CN-2026-000000']],
      ['nobody', ['assign', 'CN-2026-000000']],
      ['an answer without end', ['answer', 'CN-2026-000000', 'x'.repeat(5001)]],
    ])('refuses a command with %s [CON-10]', async (_, words) => {
      expect((await store(...words)).exit).toBe(1);
    });

    const overdue = async () => (await store('overdue')).lines.slice(1);

    it('is watched: due twelve hours before its 48 are over, then overdue, until it is answered [CON-10]', async () => {
      await app().db.deleteFrom('enquiries').execute();
      const number = await sendEnquiry(app(), clock, contactUs, { Email: newcomer() });
      const metrics = async () => (await app().http.inject('/metrics')).body;
      expect((await store('overdue')).lines).toEqual(['Nothing is due.']);
      clock.wait(37 * HOUR);
      expect(await overdue()).toEqual([expect.stringMatching(`^due .*answer .*${number}`)]);
      expect(await metrics()).toContain('enquiries_due{clock="answer",status="due"} 1');
      clock.wait(11 * HOUR);
      expect(await overdue()).toEqual([expect.stringMatching(`^OVERDUE .*answer .*${number}`)]);
      expect(await metrics()).toContain('enquiries_due{clock="answer",status="overdue"} 1');
      await store('assign', number, 'Ravi');
      expect(await overdue()).toEqual([expect.stringContaining(number)]);
      await store('answer', number, 'Sorry for the wait.');
      expect((await store('overdue')).lines).toEqual(['Nothing is due.']);
    });

    it('of a complaint is acknowledged by its officer in 48 hours and settled in a month [CON-07] [CON-10]', async () => {
      await app().db.deleteFrom('enquiries').execute();
      const Email = newcomer();
      const number = await sendEnquiry(app(), clock, insertGrievance, { Email, OrderNumber: 'KC-2611-000123' });
      const found = await follow(number, Email);
      const { settle_due_at } = clocksOf('grievance', new Date(found?.SentOn ?? 0));
      expect(found?.SettledBy).toBe(settle_due_at?.toISOString());
      const mails = await mailed();
      const { store: facts } = app().settings;
      expect(mails.find(({ to }) => to === Email)?.text).toContain(facts.grievanceOfficer);
      expect(mails.map(({ to }) => to)).toContain(facts.grievanceEmail);
      clock.wait(49 * HOUR);
      expect(await overdue()).toEqual([expect.stringContaining('OVERDUE')]);
      await store('assign', number, 'Asha Sample');
      expect((await store('overdue')).lines).toEqual(['Nothing is due.']);
      await store('answer', number, 'A new leg is on its way.');
      clock.wait(31 * 24 * HOUR);
      expect(await overdue()).toEqual([expect.stringMatching(`^OVERDUE .*settle .*${number}`)]);
      await store('close', number);
      expect((await store('overdue')).lines).toEqual(['Nothing is due.']);
    });

    it('names the sender’s own message nowhere but in the store [CON-10]', async () => {
      const number = await sendEnquiry(app(), clock, contactUs, { Email: newcomer() });
      const stored = await app().db.selectFrom('mails').select('facts').execute();
      expect(JSON.stringify(stored)).not.toContain(letter.Message);
      expect((await store('show', number)).lines).toContain(letter.Message);
    });
  },
  { now: clock.now },
);
