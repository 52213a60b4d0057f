import * as v from 'valibot';

export const Faq = v.object({
  GroupName: v.string(),
  /** 'shipping-delivery': the same in every language. */
  GroupSlug: v.optional(v.string()),
  Question: v.string(),
  /** From the question in English: its answer has one address in every language. */
  QuestionSlug: v.optional(v.string()),
  /** Sanitised HTML. */
  Answer: v.string(),
});
export type Faq = v.InferOutput<typeof Faq>;
