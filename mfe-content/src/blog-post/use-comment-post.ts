import { refusedFields } from 'shared-contracts/api/refused-fields';
import { useFormToken } from 'shared-contracts/kit/form/use-form-token';
import type { MutationClient } from 'shared-contracts/query/use-mutation';

interface TypedComment {
  readonly Name: string;
  readonly Email: string;
  readonly Message: string;
  /** The honeypot. */
  readonly Website: string;
}

const FIELDS = ['Name', 'Email', 'Message'] as const;

export type CommentOutcome =
  | { readonly kind: 'saved' | 'too-fast' | 'failed' }
  | { readonly kind: 'refused'; readonly fields: readonly (typeof FIELDS)[number][] };

/** Sends comments with a token for the time when the form was begun, as the bot check requires. */
export function useCommentPost(slug: string) {
  const token = useFormToken();

  return {
    begin: () => void token.begin(),
    async send(api: MutationClient, typed: TypedComment): Promise<CommentOutcome> {
      const FormToken = await token.begin();
      if (FormToken === null) return { kind: 'failed' };
      const loading = import('shared-contracts/api/insert-blog-comment').then((module) => module.insertBlogComment);
      const answer = await api.call(loading, { Slug: slug, ...typed, FormToken });
      if (!answer.ok) {
        const fields = refusedFields(answer.error, FIELDS);
        return fields.length > 0 ? { kind: 'refused', fields } : { kind: 'failed' };
      }
      if (answer.value === 'saved') token.end();
      if (answer.value === 'too-fast') token.refused();
      return { kind: answer.value };
    },
  };
}
