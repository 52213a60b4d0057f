import { useRef } from 'react';
import { useApi } from 'shared-contracts';
import { fieldsIn } from 'shared-contracts/kit/form/fields-in';
import { useFormToken } from 'shared-contracts/kit/form/use-form-token';

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
  const api = useApi();
  const token = useFormToken();
  // A refusal ends the request: sending the same comment again is a new request, not a retry.
  const refusals = useRef(0);

  return {
    begin: () => void token.begin(),
    async send(typed: TypedComment, keyOf: (request: object) => string): Promise<CommentOutcome> {
      try {
        const FormToken = await token.begin();
        if (FormToken === null) return { kind: 'failed' };
        const { insertBlogComment } = await import('shared-contracts/api/insert-blog-comment');
        const IdempotencyKey = keyOf({ slug, ...typed, after: refusals.current });
        const answer = await api.call(insertBlogComment, { Slug: slug, ...typed, FormToken, IdempotencyKey });
        if (!answer.ok) {
          const { error } = answer;
          const fields = error.kind === 'http' && error.status === 400 ? fieldsIn(error.problem.errors, FIELDS) : [];
          return fields.length > 0 ? { kind: 'refused', fields } : { kind: 'failed' };
        }
        switch (answer.value[0]?.ResponseMsg) {
          case 'Saved Successfully':
            token.end();
            return { kind: 'saved' };
          case 'Please take a moment and try again':
            refusals.current += 1;
            token.refused();
            return { kind: 'too-fast' };
          default:
            refusals.current += 1;
            return { kind: 'failed' };
        }
      } catch {
        // The call's code could not be loaded.
        return { kind: 'failed' };
      }
    },
  };
}
