import type { WireAnswer } from 'shared-contracts/api/call';
import type { getFaqList } from 'shared-contracts/api/get-faq-list';
import { columnTexts, htmlColumnTexts, type TextSource } from '../../platform/translations/text-source.ts';
import { inHtml, type TextsOf } from '../../platform/translations/translate-answer.ts';

export const FAQ_TEXTS: readonly TextSource[] = [
  columnTexts('faqs.group_name'),
  columnTexts('faqs.question'),
  htmlColumnTexts('faqs.answer'),
];

export const faqTexts = {
  GroupName: 'faqs.group_name',
  Question: 'faqs.question',
  Answer: inHtml('faqs.answer'),
} satisfies TextsOf<WireAnswer<typeof getFaqList>>;
