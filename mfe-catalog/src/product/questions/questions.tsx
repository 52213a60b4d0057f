import { useSite, useWords } from 'shared-contracts';
import type { ProductQuestions, Question } from 'shared-contracts/domain/questions';
import { isolated } from 'shared-contracts/kit/enquiry/enquiry-words';
import { PagedList } from '../reviews/paged-list.tsx';
import styles from '../reviews/reviews.module.css';
import { WrittenBy } from '../reviews/written-by.tsx';
import { AskQuestion } from './ask-question.tsx';
import { useQuestions } from './use-questions.ts';
import { questionsWords } from './words.ts';

interface QuestionsProps {
  readonly productId: number;
  /** The first page; null when it could not be loaded with the product. */
  readonly first: ProductQuestions | null;
}

/** What shoppers asked about a product and the shop answered, the last answered first (CAT-37). */
export function Questions({ productId, first }: QuestionsProps) {
  const t = useWords(questionsWords);
  const pages = useQuestions(productId, first);
  const texts = { loading: t('loadingQuestions'), unavailable: t('questionsUnavailable'), more: t('moreQuestions') };
  return (
    <section id="questions" aria-labelledby="questions-heading" className={styles.reviews}>
      <h2 id="questions-heading">{t('questions')}</h2>
      <div className={styles.summary}>
        {pages.last?.count === 0 && <p>{t('noQuestionsYet')}</p>}
        <AskQuestion productId={productId} />
      </div>
      <PagedList pages={pages} texts={texts}>
        {pages.entries.map((question) => (
          <Answered key={question.id} question={question} />
        ))}
      </PagedList>
    </section>
  );
}

/** Question and answer each keep the direction of their own text. */
function Answered({ question: { text, author, at, answer, answeredAt } }: { readonly question: Question }) {
  const t = useWords(questionsWords);
  const { storeName } = useSite();
  return (
    <article className={styles.review}>
      <h3 dir="auto">{text}</h3>
      <WrittenBy author={author} at={at} />
      <p dir="auto" className={styles.body}>
        {answer}
      </p>
      <WrittenBy author={t('answeredBy', { store: isolated(storeName) })} at={answeredAt} />
    </article>
  );
}
