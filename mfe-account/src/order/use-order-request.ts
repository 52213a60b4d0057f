import { useRef, useState } from 'react';
import { toast, useWords } from 'shared-contracts';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import type { MutationTools } from 'shared-contracts/query/use-mutation';
import { words } from '../words.ts';
import type { OrderNotice } from './order-notice.tsx';
import { type OrderRequestToSend, sendOrderRequest } from './send-order-request.ts';
import { orderWords } from './words.ts';

export interface OrderRequesting {
  /** The same key for the same request, also after the dialog is reopened. */
  readonly keyOf: (request: object) => string;
  /** Called when the order must be reloaded. */
  readonly onNotice: (notice: OrderNotice) => void;
}

const TEXTS = {
  cancel: { sent: 'orderCancelled', tooLate: 'notCancellable' },
  return: { sent: 'returnRequested', tooLate: 'notReturnable' },
} as const;

/** Sends a request. The dialog shows a failure; a toast shows it once the dialog is closed. */
export function useOrderRequest({ keyOf, onNotice }: OrderRequesting) {
  const t = useWords(orderWords);
  const common = useWords(words);
  const [failure, setFailure] = useState<{ readonly wait: number | null }>();

  // A double click may send its second click after the answer, before the dialog closes.
  const isDone = useRef(false);

  async function send({ api, isMounted }: MutationTools, request: OrderRequestToSend) {
    if (isDone.current) return;
    setFailure(undefined);
    const outcome = await sendOrderRequest(api, request, keyOf(request));
    isDone.current = outcome.kind !== 'failed';
    const texts = TEXTS[request.Kind];
    switch (outcome.kind) {
      case 'sent':
        return onNotice({ kind: 'done', text: t(texts.sent, { number: outcome.reference }) });
      case 'too-late':
        return onNotice({ kind: 'fault', text: t(texts.tooLate) });
      case 'failed':
        if (isMounted()) return setFailure(outcome);
        return void toast.error(
          outcome.wait === null ? common('failed') : common('tooManyAttempts', { n: outcome.wait }),
          TOAST_MS.standard,
          'order-request',
        );
    }
  }
  return { send, failure };
}
