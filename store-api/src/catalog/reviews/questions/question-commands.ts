import { answerText } from '../../../platform/command-line/answer-text.ts';
import { type Command, CommandRefused, command } from '../../../platform/command-line/command.ts';
import { listCommand, rejectCommand } from '../../../platform/command-line/moderation.ts';
import { RECORD_IDS, readId, requireAll, unique } from '../../../platform/command-line/parameters.ts';
import { transact } from '../../../platform/database/transact.ts';
import { answerQuestion } from './answer-question.ts';

const QUESTIONS: Parameters<typeof listCommand>[0] = {
  plural: 'questions',
  singular: 'question',
  table: 'product_questions',
  id: 'question_id',
  columns: {
    id: 'number',
    status: 'text',
    asked: 'time',
    product: 'text',
    name: 'text',
    email: 'text',
    question: 'text',
    answer: 'text',
  },
  page(db, { statuses, after, limit }) {
    return db
      .selectFrom('product_questions')
      .innerJoin('products', 'products.product_id', 'product_questions.product_id')
      .select([
        'question_id as id',
        'status',
        'product_questions.created_at as asked',
        'products.name as product',
        'product_questions.name',
        'email',
        'question',
        'answer',
      ])
      .where('status', 'in', [...statuses])
      .where('question_id', '>', after)
      .orderBy('question_id')
      .limit(limit)
      .execute();
  },
};

const answer = command({
  name: 'questions answer',
  summary: 'Answers a question by mail, and shows both on the page of the product.',
  details:
    'Paragraphs are parted by an empty line, typed as one or as \\n\\n. Another answer takes the place of the first and is mailed too.',
  words: {
    id: { about: 'Its id, as the list shows it.', read: readId },
    text: { about: 'What to answer, in quotation marks.', many: true },
  },
  examples: ["12 'Yes: the slats carry 250 kg.'"],
  dryRun: 'transaction',
  async *run({ db, now }, { id, text }) {
    const answered = await answerQuestion(db, id, answerText(text), now());
    switch (answered.kind) {
      case 'published':
        yield `question ${id}: published; ${answered.mail}`;
        break;
      case 'unchanged':
        yield `question ${id}: nothing changed`;
        break;
      case 'unknown':
        throw new CommandRefused(`There is no question ${id}.`);
    }
  },
});

const remove = command({
  name: 'questions remove',
  summary: 'Deletes questions with their answers.',
  words: { id: RECORD_IDS },
  examples: ['12 13'],
  dryRun: 'transaction',
  async *run({ db }, { id }) {
    const ids = unique(id);
    await transact(db, async (trx) => {
      const gone = await trx
        .deleteFrom('product_questions')
        .where('question_id', 'in', [...ids])
        .returning('question_id')
        .execute();
      requireAll(
        ids,
        gone.map((row) => row.question_id),
        (missing) => `There is no question ${missing}.`,
      );
    });
    for (const one of ids) yield `question ${one}: deleted`;
  },
});

export const questionCommands: readonly Command[] = [listCommand(QUESTIONS), answer, rejectCommand(QUESTIONS), remove];
