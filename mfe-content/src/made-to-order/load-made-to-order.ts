import { notFound, orThrow, type PageContext, type PageOutcome, show, withoutLanguage } from 'shared-contracts';
import { getFaqList } from 'shared-contracts/api/get-faq-list';
import { getWebContent } from 'shared-contracts/api/get-web-content';
import type { PageMeta } from 'shared-contracts/domain/web-content';
import type { HtmlTree } from 'shared-contracts/html-tree';
import { parseHtml } from 'shared-contracts/parse-html';
import { QUESTIONS_OF_PAGES } from '../questions/question-groups.ts';
import type { Question } from '../questions/question-list.tsx';

export interface MadeToOrderData {
  readonly meta: PageMeta;
  readonly page: 'bulk-order' | 'customized-furniture';
  /** Above the text's first heading. */
  readonly intro: HtmlTree;
  readonly text: HtmlTree;
  readonly questions: readonly Question[];
}

export async function loadMadeToOrder({ api, url }: PageContext): Promise<PageOutcome<MadeToOrderData | null>> {
  const page = withoutLanguage(url.pathname) === '/bulk-order' ? 'bulk-order' : 'customized-furniture';
  const [content, faqs] = await Promise.all([
    api.call(getWebContent, { PageName: page }).then(orThrow),
    api.call(getFaqList, { GroupName: QUESTIONS_OF_PAGES[page] }).then(orThrow),
  ]);
  if (!content) return notFound(null);
  const tree = parseHtml(content.html);
  const heading = tree.findIndex((node) => typeof node === 'object' && node.tag === 'h2');
  const at = heading === -1 ? tree.length : heading;
  return show({
    meta: content.meta,
    page,
    intro: tree.slice(0, at),
    text: tree.slice(at),
    questions: faqs.map(({ question, answerHtml }) => ({ question, answer: parseHtml(answerHtml) })),
  });
}
