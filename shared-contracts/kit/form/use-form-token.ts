import { useRef } from 'react';
import { type ApiClient, useApi } from 'shared-contracts';

/** A token older than an hour passes the minimum-time check. Milliseconds. */
const STALE_MS = 60 * 60 * 1000;

/** The bot check's note of when a form was begun. */
export function useFormToken() {
  const api = useApi();
  const token = useRef<Promise<string | null>>(null);
  const begunAt = useRef(0);

  /** Called at the first focus, since when the bot check measures. Resolves to null if no token was issued. */
  async function begin(): Promise<string | null> {
    if (!token.current) {
      begunAt.current = Date.now();
      token.current = newToken(api).catch(() => null);
    }
    const given = await token.current;
    if (given === null) token.current = null;
    return given;
  }
  /** The next form starts a new clock. */
  function end() {
    token.current = null;
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
