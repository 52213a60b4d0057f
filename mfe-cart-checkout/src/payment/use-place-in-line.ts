import { useEffect, useEffectEvent, useState } from 'react';
import { type PaymentHandOff, useApi } from 'shared-contracts';
import { CartJson, type RequestedLine } from 'shared-contracts/api/shapes/cart-json';
import { waitForPieces } from 'shared-contracts/api/wait-for-pieces';
import type { RefusedItem } from 'shared-contracts/domain/payment';
import { wait } from 'shared-contracts/domain/wait';
import * as v from 'valibot';

/** Without an answer. */
const ASK_AGAIN_MS = 5000;

interface Place {
  readonly ahead: number;
}

/** Keeps a place in line while the page is open. Null until the first answer. */
export function usePlaceInLine(
  lines: RequestedLine[],
  on: { readonly onTurn: () => void; readonly onSoldOut: () => void },
): Place | 'missed' | null {
  const api = useApi();
  const [place, setPlace] = useState<Place | 'missed' | null>(null);

  const ask = useEffectEvent(async (signal: AbortSignal): Promise<number | null> => {
    const asked = await api.call(waitForPieces, { Lines: lines }, { signal });
    if (signal.aborted) return null;
    if (!asked.ok) return ASK_AGAIN_MS;
    const { state, ahead, askAgainMs } = asked.value;
    switch (state) {
      case 'waiting':
        setPlace({ ahead });
        return askAgainMs;
      case 'turn':
      case 'free':
        on.onTurn();
        return null;
      case 'sold-out':
        on.onSoldOut();
        return null;
      case 'missed':
        setPlace('missed');
        return null;
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const keepAsking = async () => {
      for (let again = await ask(signal); again !== null; again = await ask(signal)) {
        await wait(again, signal);
        if (signal.aborted) return;
      }
    };
    void keepAsking();
    return () => controller.abort();
  }, []);
  return place;
}

/** What the hand-off asks of these items. */
export function linesOf({ cartJsonData }: PaymentHandOff, items: readonly RefusedItem[]): RequestedLine[] {
  const asked = v.safeParse(CartJson, cartJsonData);
  if (!asked.success) return [];
  return asked.output.filter(({ ProductId }) => items.some(({ productId }) => productId === ProductId));
}
