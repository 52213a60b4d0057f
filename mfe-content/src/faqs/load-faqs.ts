import { orThrow, type PageContext, type PageOutcome, show } from 'shared-contracts';
import { getFaqList } from 'shared-contracts/api/get-faq-list';
import { getWebContent } from 'shared-contracts/api/get-web-content';
import type { PageMeta } from 'shared-contracts/domain/web-content';
import type { HtmlTree } from 'shared-contracts/html-tree';
import { parseHtml } from 'shared-contracts/parse-html';
import { isOfPage } from '../questions/question-groups.ts';
import type { FaqGroup } from './search-faqs.ts';

export interface FaqsData {
  readonly meta?: PageMeta | undefined;
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
  const ids = new Set<string>();
  const groups = Map.groupBy(
    faqs.filter(({ group }) => !isOfPage(group.slug)),
    ({ group }) => group.slug,
  );
  return show({
    meta: content?.meta,
    intro: parseHtml(content?.html ?? ''),
    groups: [...groups].map(([slug, questions]) => ({
      name: questions[0]?.group.name ?? '',
      id: uniqueId(slug, ids),
      questions: questions.map(({ question, slug: named, answerHtml }) => ({
        id: uniqueId(named, ids),
        question,
        answer: parseHtml(answerHtml),
      })),
    })),
    search: url.searchParams.get('q')?.trim() ?? '',
  });
}

/** 'is-it-really-solid-wood': it stays the answer's address while the question stays. */
function uniqueId(named: string, taken: Set<string>): string {
  const slug = named || 'answer';
  let id = slug;
  for (let number = 2; taken.has(id); number += 1) id = `${slug}-${number}`;
  taken.add(id);
  return id;
}
