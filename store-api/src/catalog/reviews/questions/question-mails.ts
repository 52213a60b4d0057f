import { links } from 'shared-contracts/remote/links';
import * as v from 'valibot';
import type { Db } from '../../../platform/database/schema.ts';
import { MAILS_PER_ADDRESS } from '../../../platform/mail/day-limit.ts';
import type { MailKind } from '../../../platform/mail/mail-kind.ts';
import { link, pageUrl, text } from '../../../platform/mail/mail-parts.ts';
import { typedText } from '../../../platform/mail/typed-text.ts';
import { questionWords } from './words.ts';

// The outbox stores only ids: what a person wrote is read when the mail is sent, and deleted in one place.
const AskedFacts = v.object({ questionId: v.number() });
const AnsweredFacts = v.object({ questionId: v.number(), answeredAt: v.string() });

type Question = NonNullable<Awaited<ReturnType<typeof questionById>>>;

const SAMPLE: Question = {
  question_id: 0,
  user_id: null,
  name: 'Sample',
  email: 'sample@example.com',
  question: 'A sample?',
  answer: 'A sample.',
  answered_at: new Date(0),
  product: 'A sample',
  slug: 'sample',
  category_slug: 'sample',
};

/** To the store's staff: what was typed, one line each, nothing a link. */
export const questionForStore: MailKind<v.InferOutput<typeof AskedFacts>, Question> = {
  template: 'question-for-store',
  facts: AskedFacts,
  needsNoProof: true,
  complete: {
    async atSending({ db, recipient }, { questionId }) {
      const question = await questionById(db, questionId);
      if (!question) return { result: 'unwanted' };
      return { result: 'ready', to: recipient, userId: null, content: question };
    },
    placeholder: () => SAMPLE,
  },
  compose(question, context) {
    const t = questionWords(context.language);
    const { question_id: number, product } = question;
    return {
      subject: t('storeSubject', { product }),
      name: context.store.name,
      parts: [
        text(t('storeFrom', { name: typedText(question.name), email: typedText(question.email) })),
        text(t('storeQuestion', { question: typedText(question.question) })),
        text(t('storeNext', { number })),
      ],
    };
  },
};

/** To who asked: what the shop answers. Unless it was taken back or corrected before the mail left. */
export const questionAnswered: MailKind<v.InferOutput<typeof AnsweredFacts>, Question> = {
  template: 'question-answered',
  dayLimit: MAILS_PER_ADDRESS,
  facts: AnsweredFacts,
  complete: {
    async atSending({ db, recipient }, { questionId, answeredAt }) {
      const question = await questionById(db, questionId, 'approved');
      if (question?.answered_at?.getTime() !== Date.parse(answeredAt)) return { result: 'unwanted' };
      return { result: 'ready', to: recipient, userId: question.user_id, content: question };
    },
    placeholder: () => SAMPLE,
  },
  compose({ name, question, answer, product, slug, category_slug }, context) {
    const t = questionWords(context.language);
    return {
      subject: t('answeredSubject', { product }),
      name,
      parts: [
        text(t('answeredIntro', { product, question: typedText(question) })),
        ...answer.split(/\n{2,}/).map((paragraph) => text(paragraph.trim())),
        link(t('answeredLink'), pageUrl(context, `${links.product(category_slug, slug)}#questions`)),
        text(t('answeredNotYou')),
      ],
    };
  },
};

function questionById(db: Db, questionId: number, status?: 'approved') {
  return db
    .selectFrom('product_questions')
    .innerJoin('products', 'products.product_id', 'product_questions.product_id')
    .innerJoin('categories', 'categories.category_id', 'products.main_category_id')
    .select([
      'question_id',
      'user_id',
      'product_questions.name',
      'email',
      'question',
      'answer',
      'answered_at',
      'products.name as product',
      'products.slug',
      'categories.slug as category_slug',
    ])
    .where('question_id', '=', questionId)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'approved'))
    .executeTakeFirst();
}

/** Those to who asked. */
export const QUESTION_MAILS: readonly string[] = [questionAnswered.template];
