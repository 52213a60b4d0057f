import { persistedAtom } from 'shared-contracts';
import { EMPTY_PLAN, type Plan, readPlan, writePlan } from './plan.ts';

/** The person's own room, doors and lift, for the next piece too. */
export const $plan = persistedAtom<Plan>({
  key: 'store:roomPlan',
  belongsTo: 'person',
  initial: EMPTY_PLAN,
  decode: readPlan,
  encode: (plan) => writePlan(plan) || null,
});
