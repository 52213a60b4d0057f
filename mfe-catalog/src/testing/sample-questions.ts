import type { ProductQuestion, ProductQuestions } from 'shared-contracts/api/shapes/questions';
import { decodeProductQuestions } from 'shared-contracts/domain/questions';

export function question(change: Partial<ProductQuestion> = {}): ProductQuestion {
  return {
    QuestionID: 1,
    Question: 'Does it come apart for the stairs?',
    AskedBy: 'Asha R.',
    AskedOn: '2026-11-20T09:30:00.000Z',
    Answer: 'Yes, into three parts.',
    AnsweredOn: '2026-11-21T06:00:00.000Z',
    ...change,
  };
}

/** A page of a product's `count` questions. */
export const questionsPage = (
  count: number,
  questions: readonly ProductQuestion[] = [question()],
): ProductQuestions => ({
  count,
  questions: count === 0 ? [] : [...questions],
});

/** The same as the page shows it. */
export const shownQuestions = (...page: Parameters<typeof questionsPage>) =>
  decodeProductQuestions(questionsPage(...page));
