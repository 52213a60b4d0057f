import { useRef } from 'react';
import { type ApiClient, useApi } from 'shared-contracts';
import { wait } from '../../contract/domain/wait.ts';

/** A token older than an hour passes the minimum-time check. Milliseconds. */
const STALE_MS = 60 * 60 * 1000;
/** The bot check's minimum between the token's issue and the sending of the form. Milliseconds. */
const LEAST_AGE_MS = 3000;

/** The bot check's note of when a form was begun. */
export function useFormToken() {
  const api = useApi();
  const token = useRef<Promise<string | null>>(null);
  /** The first focus; 0 before it. */
  const begunAt = useRef(0);
  const issuedAt = useRef(0);

  /**
   * Called at the first focus, since when the bot check measures. Resolves to null if no token was issued. After the
   * minimum time a token that came late is given when it is old enough: its lateness must not refuse the form.
   */
  async function begin(): Promise<string | null> {
    const calledAt = Date.now();
    begunAt.current ||= calledAt;
    const tookTime = calledAt - begunAt.current >= LEAST_AGE_MS;
    token.current ??= newToken(api)
      .catch(() => null)
      .finally(() => {
        issuedAt.current = Date.now();
      });
    const given = await token.current;
    if (given === null) token.current = null;
    else if (tookTime) await wait(issuedAt.current + LEAST_AGE_MS - Date.now());
    return given;
  }
  /** The next form starts a new clock. */
  function end() {
    token.current = null;
    begunAt.current = 0;
  }

  return {
    begin,
    end,
    /** After a refusal: a tab that was open for days starts a new clock. */
    refused() {
      if (Date.now() - begunAt.current <= STALE_MS) return;
      end();
      void begin();
    },
  };
}
export type FormToken = ReturnType<typeof useFormToken>;

async function newToken(api: ApiClient): Promise<string | null> {
  const { getFormToken } = await import(/* webpackChunkName: "calls" */ 'shared-contracts/api/get-form-token');
  const answer = await api.call(getFormToken, {});
  return answer.ok ? answer.value.FormToken : null;
}
