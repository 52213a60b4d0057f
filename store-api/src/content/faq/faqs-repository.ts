import type { Db } from '../../platform/database/schema.ts';
import { safeHtml } from '../../platform/safe-html.ts';

/** Questions and answers in their order. @param groupName '' for those of every group */
export async function listFaqs(db: Db, groupName: string) {
  const rows = await db
    .selectFrom('faqs')
    .select(['group_name', 'question', 'answer'])
    .$if(groupName !== '', (query) => query.where('group_name', '=', groupName))
    .orderBy('display_order')
    .orderBy('faq_id')
    .execute();
  return rows.map((row) => ({ GroupName: row.group_name, Question: row.question, Answer: safeHtml(row.answer) }));
}
