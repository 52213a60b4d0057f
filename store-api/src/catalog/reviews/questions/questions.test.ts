import type { WireAnswer } from 'shared-contracts/api/call';
import { getProductQuestions } from 'shared-contracts/api/get-product-questions';
import { getProductReviews } from 'shared-contracts/api/get-product-reviews';
import { insertProductQuestion } from 'shared-contracts/api/insert-product-question';
import { purgeExpired } from '../../../platform/database/purge-expired.ts';
import { sendMails } from '../../../platform/mail/send-mails.ts';
import type { OutgoingMail } from '../../../platform/mail/transport.ts';
import { testClock, written } from '../../../testing/enquiries.ts';
import { operator } from '../../../testing/operator.ts';
import { anyShopper, stockedProduct } from '../../../testing/shop-floor.ts';
import { countStatements } from '../../../testing/statement-counts.ts';
import { type Credentials, describeOnDatabase, type TestApp } from '../../../testing/test-app.ts';
import { testMailing } from '../../../testing/test-mailing.ts';
import { forgetAskersJob } from './forget-askers.ts';

const clock = testClock();
const SAVED = [{ ResponseMsg: 'Saved Successfully' }];
const rowsOf = (app: TestApp, productId: number) =>
  app.db
    .selectFrom('product_questions')
    .selectAll()
    .where('product_id', '=', productId)
    .orderBy('question_id')
    .execute();

describeOnDatabase(
  'a question about a product',
  (app) => {
    let product: number;
    beforeEach(async () => {
      product = await stockedProduct(app().db, { name: 'Test Divan' });
      await app().db.deleteFrom('mails').execute();
    });

    const asked = (more: Readonly<Record<string, unknown>> = {}) =>
      written(app(), clock, { ProductId: product, Question: 'Does it come apart?', ...more });
    const ask = async (more: Readonly<Record<string, unknown>> = {}, as?: Credentials) => {
      expect(await app().call(insertProductQuestion, await asked(more), as)).toEqual(SAVED);
      return (await rowsOf(app(), product)).at(-1)?.question_id ?? 0;
    };
    const store = (...words: string[]) => operator(app(), ['questions', ...words], clock.now);
    const shown = async () => (await app().call(getProductReviews, { ProductId: product })).questions;
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

    it('waits for the shop, which is told of it; the answer is shown with it, and mailed in the language of who asked [CAT-37]', async () => {
      const id = await ask({ Name: 'Asha Devi Rao', LanguageCode: 'ar', Question: 'Does <b>it</b> come apart?' });
      expect(await shown()).toEqual({ count: 0, questions: [] });
      const [toStore, ...others] = await mailed();
      expect(others).toEqual([]);
      expect(toStore).toMatchObject({ to: app().settings.store.email, subject: 'A question about Test Divan' });
      expect(toStore?.text).toContain(`questions answer ${id}`);
      expect((await store('list', '--format', 'jsonl')).lines.map((line) => JSON.parse(line))).toMatchObject([
        { id, status: 'pending', product: 'Test Divan', name: 'Asha Devi Rao', email: 'asha@example.com', answer: '' },
      ]);

      const answer = await store('answer', String(id), 'Yes, into three parts.\\n\\nIt takes one key.');
      expect(answer.lines).toEqual([
        expect.stringMatching(
          new RegExp(`^question ${id}: published; mail \\d+ to asha@example.com leaves within a minute$`),
        ),
      ]);
      const [toAsker] = await mailed();
      expect(toAsker).toMatchObject({ to: 'asha@example.com', subject: 'إجابتنا عن سؤالك حول Test Divan' });
      expect(toAsker?.text).toContain('Yes, into three parts.\n\nIt takes one key.');
      expect(toAsker?.text).toMatch(/https:\/\/store\.example\/ar\/collections\/[\w-]+\/[\w-]+#questions/);
      expect(await shown()).toEqual({
        count: 1,
        questions: [
          {
            QuestionID: id,
            Question: 'Does it come apart?',
            AskedBy: 'Asha R.',
            AskedOn: expect.stringMatching(/^2026-11-21T/),
            Answer: 'Yes, into three parts.\n\nIt takes one key.',
            AnsweredOn: clock.now().toISOString(),
          },
        ],
      });
    });

    it('is shown with the last answered first, by page, and with the first page of reviews alone [CAT-37]', async () => {
      const ids: number[] = [];
      for (const n of [1, 2, 3]) ids.push(await ask({ Email: `asker${n}@example.com` }));
      for (const id of ids.toReversed()) {
        clock.wait(60_000);
        await store('answer', String(id), 'Yes.');
      }
      const idsIn = (page: WireAnswer<typeof getProductQuestions> | undefined) => ({
        count: page?.count,
        ids: page?.questions.map(({ QuestionID }) => QuestionID),
      });
      const reviews = (PageNo: number) => app().call(getProductReviews, { ProductId: product, PageNo, PageSize: 2 });
      expect(idsIn((await reviews(1)).questions)).toEqual({ count: 3, ids: ids.slice(0, 2) });
      expect(await reviews(2)).not.toHaveProperty('questions');
      const second = await app().call(getProductQuestions, { ProductId: product, PageNo: 2, PageSize: 2 });
      expect(idsIn(second)).toEqual({ count: 3, ids: ids.slice(2) });
    });

    it('costs the reviews of a page no statement [CAT-37] [PERF-03]', async () => {
      const statements = async (PageNo: number) =>
        (await countStatements(app().db, () => app().call(getProductReviews, { ProductId: product, PageNo })))
          .statements;
      expect(await statements(1)).toBe(await statements(2));
    });

    it('answered again is corrected on the page and mailed again; the same answer changes nothing [CAT-37]', async () => {
      const id = await ask({ Email: 'again@example.com' });
      await store('answer', String(id), 'No.');
      clock.wait(1000);
      await store('answer', String(id), 'Yes.');
      expect((await store('answer', String(id), 'Yes.')).lines).toEqual([`question ${id}: nothing changed`]);
      const answers = (await mailed()).filter(({ to }) => to === 'again@example.com');
      expect(answers.map(({ text }) => /^(Yes|No)\.$/m.exec(text)?.[0])).toEqual(['Yes.']);
      expect((await shown())?.questions).toMatchObject([{ Answer: 'Yes.' }]);
    });

    it('refused or removed is not shown, and its answer not mailed [CAT-37]', async () => {
      const [refused, removed] = [await ask({ Email: 'one@example.com' }), await ask({ Email: 'two@example.com' })];
      for (const id of [refused, removed]) await store('answer', String(id), 'Yes.');
      expect((await store('reject', String(refused))).lines).toEqual([`question ${refused}: rejected`]);
      expect((await store('remove', String(removed))).lines).toEqual([`question ${removed}: deleted`]);
      expect(await shown()).toEqual({ count: 0, questions: [] });
      expect((await mailed()).filter(({ to }) => /^(one|two)@/.test(to))).toEqual([]);
      expect((await rowsOf(app(), product)).map(({ status }) => status)).toEqual(['rejected']);
      expect((await store('remove', String(refused), '999999')).faults).toEqual([
        'There is no question 999999. Nothing was changed.',
      ]);
      expect((await store('answer', '999999', 'Yes.')).faults).toEqual(['There is no question 999999.']);
      expect((await store('answer', String(refused), ' ')).exit).toBe(1);
    });

    it('sent twenty times in parallel after a lost answer is stored once, and mailed once [CAT-37]', async () => {
      const same = await asked();
      await Promise.all(
        Array.from({ length: 20 }, (_, place) =>
          app().http.inject({
            method: 'POST',
            url: insertProductQuestion.path,
            remoteAddress: `10.3.0.${place + 1}`,
            payload: { requestParameters: same },
          }),
        ),
      );
      expect(await rowsOf(app(), product)).toHaveLength(1);
      expect(await mailed()).toHaveLength(1);
      clock.wait(61_000);
      expect((await app().refused(insertProductQuestion, { ...same, Question: 'Wider?' })).status).toBe(409);
    });

    it('from a program is not stored: it fills in the hidden field, or is too fast [CAT-37]', async () => {
      expect(await app().call(insertProductQuestion, await asked({ Website: 'https://spam.example' }))).toEqual(SAVED);
      for (const FormToken of ['', 'forged']) {
        expect(await app().call(insertProductQuestion, await asked({ FormToken }))).toEqual([
          { ResponseMsg: 'Please take a moment and try again' },
        ]);
      }
      expect(await rowsOf(app(), product)).toEqual([]);
    });

    it.each([
      [{ Name: '' }, 'Name'],
      [{ Email: 'asha@' }, 'Email'],
      [{ Question: ' ' }, 'Question'],
      [{ Question: 'x'.repeat(1001) }, 'Question'],
      [{ Question: 'nul \u0000' }, 'Question'],
      [{ ProductId: 999_999 }, 'ProductId'],
      [{ LanguageCode: 'fr' }, 'LanguageCode'],
    ])('is refused with 400 naming the field: %# [CAT-37] [API-02]', async (more, field) => {
      const { status, problem } = await app().refused(insertProductQuestion, await asked(more));
      expect([status, problem.errors?.[0]?.path]).toEqual([400, field]);
      expect(await rowsOf(app(), product)).toEqual([]);
    });

    it('belongs to who was logged in; after two years a published one stays without them, any other goes [CAT-37]', async () => {
      const as = await anyShopper(app());
      const published = await ask({}, as);
      await store('answer', String(published), 'Yes.');
      await ask();
      expect((await rowsOf(app(), product)).map(({ user_id }) => user_id)).toEqual([Number(as.userId), null]);
      const later = new Date(clock.now().getTime() + 731 * 86_400_000);
      await purgeExpired(app().db, later, app().settings.retention);
      await forgetAskersJob(app().db, () => later, app().settings.retention.enquiries).run();
      expect(await rowsOf(app(), product)).toMatchObject([
        { question_id: published, user_id: null, name: '', email: '', shown_name: 'Asha R.', status: 'approved' },
      ]);
    });
  },
  { now: clock.now },
);
