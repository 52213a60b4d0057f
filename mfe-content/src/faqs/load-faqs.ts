import { orThrow, type PageContext, type PageOutcome, show } from 'shared-contracts';
import type { CallAnswer } from 'shared-contracts/api/call';
import { getFaqList } from 'shared-contracts/api/get-faq-list';
import { getWebContent } from 'shared-contracts/api/get-web-content';
import { slugify } from 'shared-contracts/domain/slug';
import type { HtmlTree } from 'shared-contracts/html-tree';
import { parseHtml } from 'shared-contracts/parse-html';
import { isOfPage } from '../questions/question-groups.ts';
import type { WebContentMeta } from '../web-content/web-content-head.ts';
import type { FaqGroup } from './search-faqs.ts';

export interface FaqsData {
  readonly meta: WebContentMeta | null;
  readonly intro: HtmlTree;
  readonly groups: readonly FaqGroup[];
  /** What was searched for, by the page's address. */
  readonly search: string;
}

export async function loadFaqs({ api, url }: PageContext): Promise<PageOutcome<FaqsData>> {
  const [content, faqs] = await Promise.all([
    api.call(getWebContent, { PageName: 'faqs' }).then(orThrow),
    api.call(getFaqList, {}).then(orThrow),
  ]);
  const { DataContent = '', ...meta } = content ?? {};
  const ids = new Set<string>();
  const groups = Map.groupBy(
    faqs.filter((faq) => !isOfPage(groupSlug(faq))),
    groupSlug,
  );
  return show({
    meta: content && (meta as WebContentMeta),
    intro: parseHtml(DataContent),
    groups: [...groups].map(([slug, questions]) => ({
      name: questions[0]?.GroupName ?? '',
      id: uniqueId(slug, ids),
      questions: questions.map(({ Question, QuestionSlug, Answer }) => ({
        id: uniqueId(QuestionSlug ?? slugify(Question), ids),
        question: Question,
        answer: parseHtml(Answer),
      })),
    })),
    search: url.searchParams.get('q')?.trim() ?? '',
  });
}

/** An API of before this had languages sends none. */
const groupSlug = ({ GroupSlug, GroupName }: CallAnswer<typeof getFaqList>[number]) => GroupSlug ?? slugify(GroupName);

/** 'is-it-really-solid-wood': it stays the answer's address while the question stays. */
function uniqueId(named: string, taken: Set<string>): string {
  const slug = named || 'answer';
  let id = slug;
  for (let number = 2; taken.has(id); number += 1) id = `${slug}-${number}`;
  taken.add(id);
  return id;
}
