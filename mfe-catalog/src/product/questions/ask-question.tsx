import { defineIsland, useCannotOpen, useRequested, useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import styles from '../reviews/reviews.module.css';
import { questionsWords } from './words.ts';

const QuestionForm = defineIsland({
  load: async () => (await import(/* webpackChunkName: "forms" */ './question-form.tsx')).QuestionForm,
});

/** Opens the form in place of its button. */
export function AskQuestion({ productId }: { readonly productId: number }) {
  const t = useWords(questionsWords);
  const form = useRequested(QuestionForm, useCannotOpen());
  return (
    <div className={styles.write}>
      {form.isOpen ? (
        <QuestionForm productId={productId} />
      ) : (
        <Button
          kind="secondary"
          onClick={form.open}
          aria-busy={form.isLoading || undefined}
          onPointerEnter={form.preload}
          onFocus={form.preload}
        >
          {t('askQuestion')}
        </Button>
      )}
      <p className={styles.note}>{t('questionsAnswered')}</p>
    </div>
  );
}
