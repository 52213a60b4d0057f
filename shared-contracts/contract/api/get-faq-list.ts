import * as v from 'valibot';
import { defineCall } from './call.ts';

const Faq = v.object({
  GroupName: v.string(),
  /** 'shipping-delivery': the same in every language. */
  GroupSlug: v.optional(v.string()),
  Question: v.string(),
  /** From the question in English: its answer has one address in every language. */
  QuestionSlug: v.optional(v.string()),
  /** Sanitised HTML. */
  Answer: v.string(),
});

export const getFaqList = defineCall({
  name: 'get-faq-list',
  summary: 'Questions and answers by group, in their order; all groups without a GroupName.',
  request: v.object({ GroupName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), '') }),
  answer: v.array(Faq),
});
