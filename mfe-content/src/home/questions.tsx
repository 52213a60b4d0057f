import { links, useWords } from 'shared-contracts';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { type Question, QuestionList } from '../questions/question-list.tsx';
import { lowerWords } from './lower-words.ts';
import styles from './questions.module.css';

/** Frequent questions; each answer unfolds (HOME-06). */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  const t = useWords(lowerWords);
  if (questions.length === 0) return null;
  return (
    <section className={`container ${styles.questions}`} aria-labelledby="questions">
      <header>
        <h2 id="questions">{t('questions')}</h2>
        <StoreLink to={links.faqs()} className={linkStyles.more}>
          {t('allQuestions')}
        </StoreLink>
      </header>
      <QuestionList questions={questions} />
    </section>
  );
}
