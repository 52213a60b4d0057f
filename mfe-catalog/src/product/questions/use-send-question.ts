import { useLanguage } from 'shared-contracts';
import { refusedFields } from 'shared-contracts/api/refused-fields';
import { useFormToken } from 'shared-contracts/kit/form/use-form-token';
import type { MutationClient } from 'shared-contracts/query/use-mutation';

type Typed = Readonly<Record<'Question' | 'Name' | 'Email' | 'Website', string>>;

const FIELDS = ['Question', 'Name', 'Email'] as const;

export type QuestionOutcome = 'saved' | 'too-fast' | 'too-many' | 'failed';

/** Sends questions with a token for the time when the form was begun, as the bot check requires. */
export function useSendQuestion(ProductId: number) {
  const LanguageCode = useLanguage();
  const token = useFormToken();
  return {
    begin: () => void token.begin(),
    async send(
      api: MutationClient,
      typed: Typed,
    ): Promise<QuestionOutcome | { readonly refused: readonly (typeof FIELDS)[number][] }> {
      const FormToken = await token.begin();
      if (FormToken === null) return 'failed';
      const loading = import(/* webpackChunkName: "calls" */ 'shared-contracts/api/insert-product-question').then(
        ({ insertProductQuestion }) => insertProductQuestion,
      );
      const answer = await api.call(loading, { ProductId, ...typed, LanguageCode, FormToken });
      if (!answer.ok) {
        const { error } = answer;
        const refused = refusedFields(error, FIELDS);
        if (refused.length > 0) return { refused };
        return error.kind === 'http' && error.status === 429 ? 'too-many' : 'failed';
      }
      if (answer.value === 'saved') token.end();
      if (answer.value === 'too-fast') token.refused();
      return answer.value;
    },
  };
}
