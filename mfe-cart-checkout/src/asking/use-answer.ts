import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ApiError, useApi } from 'shared-contracts';
import type { ApiCall, CallAnswer, CallRequest } from 'shared-contracts/api/call';

/** A question to the API as a component shows it. The last answer stays while a newer question is on its way. */
export interface Asked<Answer> {
  readonly status: 'waiting' | 'answered' | 'failed';
  readonly answer: Answer | undefined;
  readonly error: ApiError | undefined;
  retry(): void;
}

/** One asking: a retry is another question, even with the same words. */
interface Question {
  /** JSON of the request; '' asks nothing. */
  readonly request: string;
  readonly attempt: number;
}

interface Outcome<Answer> {
  readonly question: Question;
  readonly answer: Answer | undefined;
  readonly error: ApiError | undefined;
}

/**
 * Asks the API after hydration and whenever the request changes; null asks nothing yet. A question that is
 * overtaken by another is aborted. `pause` (ms) gathers quick changes, e.g. of a quantity, into one question.
 */
export function useAnswer<Call extends ApiCall>(
  call: Call,
  request: CallRequest<Call> | null,
  { pause = 0 }: { readonly pause?: number } = {},
): Asked<CallAnswer<Call>> {
  const api = useApi();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<CallAnswer<Call>>>();
  const text = request === null ? '' : JSON.stringify(request);
  const question = useMemo<Question>(() => ({ request: text, attempt }), [text, attempt]);
  const isFirst = useRef(true);

  useEffect(() => {
    if (!question.request) return;
    const controller = new AbortController();
    const ask = async () => {
      const result = await api.call(call, JSON.parse(question.request), { signal: controller.signal });
      if (controller.signal.aborted) return;
      setOutcome((last) =>
        result.ok
          ? { question, answer: result.value, error: undefined }
          : { question, answer: last?.answer, error: result.error },
      );
    };
    const timer = setTimeout(ask, isFirst.current ? 0 : pause);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, call, question, pause]);

  const settled = outcome?.question === question;
  return {
    status: !settled ? 'waiting' : outcome.error ? 'failed' : 'answered',
    answer: outcome?.answer,
    error: settled ? outcome.error : undefined,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
