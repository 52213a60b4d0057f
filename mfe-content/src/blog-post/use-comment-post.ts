import { useRef } from 'react';
import { type ApiClient, useApi } from 'shared-contracts';

interface TypedComment {
  readonly Name: string;
  readonly Email: string;
  readonly Message: string;
  /** The honeypot. */
  readonly Website: string;
}

/** A token older than an hour passes the minimum-time check. Milliseconds. */
const STALE_MS = 60 * 60 * 1000;

/** Sends comments with a token for the time when the form was begun, as the bot check requires. */
export function useCommentPost(slug: string) {
  const api = useApi();
  const token = useRef<Promise<string | null>>(null);
  const begunAt = useRef(0);
  // A refusal settles the request: sending the same comment again is a new request, not a retry.
  const refusals = useRef(0);

  /** Called when the first field takes focus: the clock of the bot check starts. */
  const begin = () => {
    if (!token.current) {
      begunAt.current = Date.now();
      token.current = newToken(api).catch(() => null);
    }
    return token.current;
  };

  return {
    begin: () => void begin(),
    async send(typed: TypedComment, keyOf: (request: object) => string): Promise<'saved' | 'too-fast' | 'failed'> {
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
            // The next comment starts a new clock.
            token.current = null;
            return 'saved';
          case 'Please take a moment and try again':
            refusals.current += 1;
            // Refused because the token has expired: a tab that was open for days starts a new clock.
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
        // The call's code could not be loaded.
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
