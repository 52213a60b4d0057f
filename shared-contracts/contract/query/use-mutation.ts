import { useEffect, useRef, useState } from 'react';
import { type ApiClient, type ApiResult, useApi } from 'shared-contracts';
import type { ApiCall, CallAnswer, CallRequest } from '../api/call.ts';
import { type KeyStore, useIdempotencyKey } from './use-idempotency-key.ts';

/** A request without its idempotency key, which the mutation adds. */
type Unkeyed<Request> = Request extends { readonly IdempotencyKey?: string }
  ? Omit<Request, 'IdempotencyKey'> & { readonly IdempotencyKey?: string }
  : Request;

export interface MutationClient extends ApiClient {
  /**
   * Makes a call, or one whose code is still loading: code that is gone after a release is a network error. Adds the
   * idempotency key where the call has one, the same until it is answered.
   */
  call<Call extends ApiCall>(
    call: Call | Promise<Call>,
    request: Unkeyed<CallRequest<Call>>,
  ): Promise<ApiResult<CallAnswer<Call>>>;
}

export interface MutationTools {
  readonly api: MutationClient;
  /** False once the shopper has left: what remains is a toast, not a navigation. */
  readonly isMounted: () => boolean;
}

export interface Mutation<Input extends readonly unknown[]> {
  /** Does nothing while the mutation runs, so that a double click or a second Enter has one effect. */
  readonly run: (...input: Input) => Promise<void>;
  readonly running: boolean;
}

/**
 * How a component writes (docs/decisions/0019): `act` runs once at a time, from an event, and gets failures as values.
 * @param stored keeps the idempotency key over a reload
 */
export function useMutation<Input extends readonly unknown[]>(
  act: (tools: MutationTools, ...input: Input) => unknown,
  stored?: KeyStore,
): Mutation<Input> {
  const client = useApi();
  const { keyOf, endKey } = useIdempotencyKey(stored);
  // A state alone comes too late: a second click can precede the render that disables the button.
  const busy = useRef(false);
  const mounted = useRef(false);
  const [running, setRunning] = useState(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const api: MutationClient = {
    ...client,
    async call<Call extends ApiCall>(loading: Call | Promise<Call>, request: Unkeyed<CallRequest<Call>>) {
      const call = await Promise.resolve(loading).catch(() => null);
      if (!call) return { ok: false, error: { kind: 'network' } };
      const keyed = request as CallRequest<Call>;
      if (!hasKey(call) || 'IdempotencyKey' in (request as object)) return client.call(call, keyed);
      // The bot check's token belongs to the attempt.
      const { FormToken: _, ...body } = request as { readonly FormToken?: string };
      const result = await client.call(call, { ...(keyed as object), IdempotencyKey: keyOf(body) } as typeof keyed);
      if (result.ok) endKey();
      return result;
    },
  };

  async function run(...input: Input) {
    if (busy.current) return;
    busy.current = true;
    setRunning(true);
    try {
      await act({ api, isMounted: () => mounted.current }, ...input);
    } finally {
      busy.current = false;
      if (mounted.current) setRunning(false);
    }
  }
  return { run, running };
}

function hasKey({ request }: ApiCall): boolean {
  return 'entries' in request && 'IdempotencyKey' in (request.entries as object);
}
