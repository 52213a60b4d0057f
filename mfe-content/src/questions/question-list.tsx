import type { ReactNode } from 'react';
import type { HtmlTree } from 'shared-contracts/html-tree';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { SafeHtml } from 'shared-contracts/kit/safe-html';
import styles from './question-list.module.css';

export interface Question {
  readonly question: string;
  readonly answer: HtmlTree;
  /** The address of the answer on its page, without '#'. */
  readonly id?: string;
}

interface QuestionListProps {
  readonly questions: readonly Question[];
  /** Unfolds all answers. */
  readonly open?: boolean;
  /** Below an answer. */
  readonly after?: (question: Question) => ReactNode;
}

/** Questions whose answers unfold. A browser that follows an address to an answer unfolds it by itself. */
export function QuestionList({ questions, open = false, after }: QuestionListProps) {
  return (
    <div className={styles.questions}>
      {questions.map((one) => (
        <details key={one.question} open={open}>
          <summary>
            <CatalogueText text={one.question} />
          </summary>
          <div id={one.id} className={styles.answer}>
            <SafeHtml tree={one.answer} className="prose" />
            {after?.(one)}
          </div>
        </details>
      ))}
    </div>
  );
}
