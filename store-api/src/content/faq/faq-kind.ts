import * as v from 'valibot';
import { type ContentKind, Order, Text } from '../documents/content-kind.ts';
import { sectionsOf, toHtml } from '../documents/markdown.ts';

const FaqFront = v.strictObject({
  group: v.pipe(Text, v.maxLength(100)),
  order: v.pipe(Order, v.minValue(0), v.maxValue(1_000_000)),
});

/** More questions than a group has. */
const QUESTIONS = 1_000;

/** Groups of questions: a heading each, its answer below. */
export const faqs: ContentKind<v.InferOutput<typeof FaqFront>> = {
  plural: 'faqs',
  singular: 'group of questions',
  example: 'shipping-delivery',
  front: FaqFront,
  title: ({ group }) => group,
  async faults(_db, { markdown }) {
    const questions = sectionsOf(markdown);
    const headings = new Set(questions.map(({ heading }) => heading));
    return [
      ...(questions.length === 0 ? ['There is no question: a question is a heading that begins with "## ".'] : []),
      ...(questions.length > QUESTIONS ? [`A group has at most ${QUESTIONS} questions.`] : []),
      ...(headings.size < questions.length ? ['Two questions are the same.'] : []),
      ...questions.filter((one) => one.markdown === '').map(({ heading }) => `"${heading}" has no answer.`),
    ];
  },
  async show(trx, name, document) {
    await trx.deleteFrom('faqs').where('document', '=', name).execute();
    if (!document) return;
    const { group, order } = document.front;
    const rows = sectionsOf(document.markdown).map(({ heading, markdown }, index) => ({
      document: name,
      group_name: group,
      question: heading,
      answer: toHtml(markdown),
      display_order: order * QUESTIONS + index,
    }));
    if (rows.length > 0) await trx.insertInto('faqs').values(rows).execute();
  },
};
