import { foldText } from 'shared-contracts/domain/fold-text';
import type { HtmlTree } from 'shared-contracts/html-tree';

export interface FaqQuestion {
  readonly id: string;
  readonly question: string;
  readonly answer: HtmlTree;
}

export interface FaqGroup {
  readonly id: string;
  readonly name: string;
  readonly questions: readonly FaqQuestion[];
}

/** The questions that have every typed word, in the question or its answer, and the groups that have such questions. */
export function searchFaqs(groups: readonly FaqGroup[], typed: string): readonly FaqGroup[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) => {
        const text = foldText(`${question} ${plainText(answer)}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

export function plainText(tree: HtmlTree): string {
  return tree
    .map((node) => (typeof node === 'string' ? node : plainText(node.children ?? [])))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
