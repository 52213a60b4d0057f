import * as v from 'valibot';
import { faqOf } from '../domain/faq.ts';
import { defineCall } from './call.ts';
import { Faq } from './shapes/faq.ts';

export const getFaqList = defineCall({
  name: 'get-faq-list',
  summary: 'Questions and answers by group, in their order; all groups without a GroupName.',
  hasGet: true,
  request: v.object({ GroupName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), '') }),
  answer: v.array(Faq),
  decode: (faqs) => faqs.map(faqOf),
});
