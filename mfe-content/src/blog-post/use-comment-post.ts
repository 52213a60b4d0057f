import { useRef } from 'react';
import { type ApiClient, useApi } from 'shared-contracts';

interface TypedComment {
  readonly Name: string;
  readonly Email: string;
  readonly Message: string;
  /** Filled in by robots only. */
  readonly Website: string;
}

/** Nobody is too quick after an hour. Milliseconds. */
const STALE_MS = 60 * 60 * 1000;

/** Sends comments with a note of when the form was begun, which the bot check asks for. */
export function useCommentPost(slug: string) {
  const api = useApi();
  const token = useRef<Promise<string | null>>(null);
  const begunAt = useRef(0);
  // An answered refusal is settled: sending the same again is another wish, not a retry of a lost one.
  const refusals = useRef(0);

  /** To be called when the first field is entered: the clock of the bot check starts here. */
  const begin = () => {
    if (!token.current) {
      begunAt.current = Date.now();
      token.current = newToken(api).catch(() => null);
    }
    return token.current;
  };

  return {
    begin: () => void begin(),
    async send(typed: TypedComment, keyOf: (request: object) => string): Promise<'kept' | 'too-fast' | 'failed'> {
      try {
        const FormToken = await begin();
        if (FormToken === null) {
          token.current = null;
          return 'failed';
        }
        const { insertBlogComment } = await import('shared-contracts/api/insert-blog-comment');
        const IdempotencyKey = keyOf({ slug, ...typed, after: refusals.current });
        const answer = await api.call(insertBlogComment, { Slug: slug, ...typed, FormToken, IdempotencyKey });
        if (!answer.ok) return 'failed';
        switch (answer.value[0]?.ResponseMsg) {
          case 'Saved Successfully':
            // The next comment is another one, with a clock of its own.
            token.current = null;
            return 'kept';
          case 'Please take a moment and try again':
            refusals.current += 1;
            // Not too early but too late: a tab that was left open for days begins anew.
            if (Date.now() - begunAt.current > STALE_MS) {
              token.current = null;
              void begin();
            }
            return 'too-fast';
          default:
            refusals.current += 1;
            return 'failed';
        }
      } catch {
        // The code of the call could not be fetched.
        return 'failed';
      }
    },
  };
}

async function newToken(api: ApiClient): Promise<string | null> {
  const { getFormToken } = await import('shared-contracts/api/get-form-token');
  const answer = await api.call(getFormToken, {});
  return answer.ok ? answer.value.FormToken : null;
}
