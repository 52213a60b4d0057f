import { getFaqList } from 'shared-contracts/api/get-faq-list';
import { slugify } from 'shared-contracts/domain/slug';
import type { Db } from '../../platform/database/schema.ts';
import type { Api } from '../../platform/http/api.ts';
import { registerCall } from '../../platform/http/calls.ts';
import { safeHtml } from '../../platform/safe-html.ts';
import { faqTexts } from './translated-texts.ts';

export function faqRoutes(api: Api): void {
  registerCall(api, getFaqList, ({ parameters }) => listFaqs(api.db, parameters.GroupName), {
    cached: { tags: () => ['content:faqs'] },
    texts: faqTexts,
  });
}

/** Questions and answers in their order. @param groupName '' for those of every group */
async function listFaqs(db: Db, groupName: string) {
  const rows = await db
    .selectFrom('faqs')
    .select(['group_name', 'question', 'answer'])
    .$if(groupName !== '', (query) => query.where('group_name', '=', groupName))
    .orderBy('display_order')
    .orderBy('faq_id')
    .execute();
  return rows.map((row) => ({
    GroupName: row.group_name,
    GroupSlug: slugify(row.group_name),
    Question: row.question,
    QuestionSlug: slugify(row.question),
    Answer: safeHtml(row.answer),
  }));
}
