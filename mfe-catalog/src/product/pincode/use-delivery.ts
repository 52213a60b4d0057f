import { useCallback, useRef, useState } from 'react';
import { useApi } from 'shared-contracts';
import type { CallAnswer } from 'shared-contracts/api/call';
import { checkPincode } from 'shared-contracts/api/check-pincode';

export type Serviceability = CallAnswer<typeof checkPincode>;

export type Delivery =
  | { readonly state: 'unasked' | 'asking' | 'invalid' | 'away' }
  | { readonly state: 'answered'; readonly pincode: string; readonly answer: Serviceability };

/** Asks how a product comes to a place; the answer to the last question counts. */
export function useDelivery(productId: number) {
  const api = useApi();
  const [delivery, setDelivery] = useState<Delivery>({ state: 'unasked' });
  const question = useRef(0);

  const ask = useCallback(
    async (pincode: string) => {
      question.current += 1;
      const current = question.current;
      setDelivery({ state: 'asking' });
      const result = await api.call(checkPincode, { PostalCode: pincode, ProductId: productId });
      if (current !== question.current) return;
      if (result.ok) return setDelivery({ state: 'answered', pincode, answer: result.value });
      const refused = result.error.kind === 'http' && result.error.status === 400;
      setDelivery({ state: refused ? 'invalid' : 'away' });
    },
    [api, productId],
  );
  return { delivery, ask };
}
