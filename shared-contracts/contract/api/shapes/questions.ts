import * as v from 'valibot';

const ProductQuestion = v.object({
  QuestionID: v.number(),
  Question: v.string(),
  /** The public part of the asker's name: 'Asha R.'. */
  AskedBy: v.string(),
  /** ISO 8601. */
  AskedOn: v.string(),
  /** By the shop; paragraphs are parted by an empty line. */
  Answer: v.string(),
  /** ISO 8601. */
  AnsweredOn: v.string(),
});
export type ProductQuestion = v.InferOutput<typeof ProductQuestion>;

export const ProductQuestions = v.object({
  /** Of all pages. */
  count: v.number(),
  questions: v.array(ProductQuestion),
});
export type ProductQuestions = v.InferOutput<typeof ProductQuestions>;
