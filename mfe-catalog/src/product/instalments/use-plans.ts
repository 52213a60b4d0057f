import { useCallback, useState } from 'react';
import { useApi } from 'shared-contracts';
import type { EmiPlan } from 'shared-contracts/api/get-payment-methods';
import type { Paise } from 'shared-contracts/domain/money';
import { loadPlans } from './load-plans.ts';

/** The card instalments for a price: those given, else those that `ask` fetches. */
export function usePlans(price: Paise | null, given: readonly EmiPlan[] | null) {
  const api = useApi();
  const [plans, setPlans] = useState(given);
  const [state, setState] = useState<'unasked' | 'asking' | 'answered' | 'away'>('unasked');
  const ask = useCallback(async () => {
    if (price === null) return;
    setState('asking');
    const answer = await loadPlans(api, price);
    setPlans(answer);
    setState(answer ? 'answered' : 'away');
  }, [api, price]);
  return { plans, state, ask };
}
