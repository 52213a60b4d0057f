import type { ProductQuestions as WireProductQuestions } from '../api/shapes/questions.ts';
import { type Instant, instantOf } from './instant.ts';

export interface Question {
  readonly id: number;
  readonly text: string;
  /** The public part of the asker's name. */
  readonly author: string;
  readonly at: Instant;
  /** The shop's. */
  readonly answer: string;
  readonly answeredAt: Instant;
}

/** A page of a product's answered questions, the last answered first; `count` is of all pages. */
export interface ProductQuestions {
  readonly count: number;
  readonly questions: readonly Question[];
}

export const decodeProductQuestions = ({ count, questions }: WireProductQuestions): ProductQuestions => ({
  count,
  questions: questions.map((one) => ({
    id: one.QuestionID,
    text: one.Question,
    author: one.AskedBy,
    at: instantOf(one.AskedOn),
    answer: one.Answer,
    answeredAt: instantOf(one.AnsweredOn),
  })),
});
