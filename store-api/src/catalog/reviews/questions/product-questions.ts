import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { WireAnswer } from 'shared-contracts/api/call';
import type { getProductQuestions } from 'shared-contracts/api/get-product-questions';
import type { Db } from '../../../platform/database/schema.ts';
import { withoutTags } from '../without-tags.ts';

interface Page {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** A page of a product's answered questions, the last answered first (CAT-37). */
export async function productQuestions(db: Db, productId: number, page: Page) {
  return asQuestions(await db.selectNoFrom(questionColumns(db, productId, page)).executeTakeFirstOrThrow());
}

/** The same as columns of another query, which then asks for both at once. */
export function questionColumns(db: Db, productId: number, { pageNo, pageSize }: Page) {
  const answered = db
    .selectFrom('product_questions')
    .where('product_id', '=', productId)
    .where('status', '=', 'approved');
  return [
    answered.select((row) => row.fn.countAll<number>().as('count')).as('question_count'),
    jsonArrayFrom(
      answered
        .select(['question_id', 'question', 'shown_name', 'created_at', 'answer', 'answered_at'])
        .orderBy('answered_at', 'desc')
        .orderBy('question_id', 'desc')
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize),
    ).as('questions'),
  ] as const;
}

/** Times come from PostgreSQL's JSON. */
interface QuestionColumns {
  readonly question_count?: number | null;
  readonly questions?: readonly {
    readonly question_id: number;
    readonly question: string;
    readonly shown_name: string;
    readonly created_at: string;
    readonly answer: string;
    readonly answered_at: string | null;
  }[];
}

export const asQuestions = ({
  question_count,
  questions = [],
}: QuestionColumns): WireAnswer<typeof getProductQuestions> => ({
  count: question_count ?? 0,
  questions: questions.map((row) => ({
    QuestionID: row.question_id,
    Question: withoutTags(row.question),
    AskedBy: row.shown_name,
    AskedOn: new Date(row.created_at).toISOString(),
    Answer: row.answer,
    AnsweredOn: new Date(row.answered_at ?? row.created_at).toISOString(),
  })),
});
