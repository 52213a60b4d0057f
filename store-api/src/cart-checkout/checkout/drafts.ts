import { getCheckoutDraft } from 'shared-contracts/api/get-checkout-draft';
import { saveCheckoutDraft } from 'shared-contracts/api/save-checkout-draft';
import type { Db } from '../../platform/database/schema.ts';
import type { Api } from '../../platform/http/api.ts';
import { registerUserCall } from '../../platform/http/calls.ts';
import { DAY_MS } from '../../platform/time.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** What each person was last about to pay. */
    checkout_drafts: {
      user_id: number;
      idempotency_key: string;
      /** JSON of the hand-off, as the browser's `Parms` holds it. */
      hand_off: string;
      saved_at: Date;
    };
  }
}

const SAVES_BY_PERSON = { name: 'checkout-draft', allowed: 60, windowSeconds: 15 * 60 };

/** A draft only remembers: Get_Razor_Pay prices, checks and reserves as without one (decision 0007). */
export function draftRoutes(api: Api): void {
  const { db, limits, now } = api;

  registerUserCall(api, saveCheckoutDraft, async ({ parameters, user: { userId } }) => {
    await limits.count(SAVES_BY_PERSON, `user ${userId}`);
    const draft = { idempotency_key: parameters.IdempotencyKey, hand_off: parameters.Parms, saved_at: now() };
    await db
      .insertInto('checkout_drafts')
      .values({ user_id: userId, ...draft })
      .onConflict((earlier) => earlier.column('user_id').doUpdateSet(draft))
      .execute();
    return [{ ResponseMsg: 'Saved Successfully' as const }];
  });

  registerUserCall(api, getCheckoutDraft, async ({ user: { userId } }) => {
    const open = await draftOf(db, userId)
      .where('saved_at', '>', new Date(now().getTime() - DAY_MS))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('payments')
              .select('payment_id')
              .whereRef('payments.user_id', '=', 'checkout_drafts.user_id')
              .whereRef('payments.idempotency_key', '=', 'checkout_drafts.idempotency_key')
              .where('state', 'in', CAPTURED),
          ),
        ),
      )
      .executeTakeFirst();
    return { Parms: open?.handOff ?? null };
  });
}

/** What is paid is an order, not a draft. */
const CAPTURED = ['paid', 'refund-due', 'partly-refunded', 'refunded'] as const;

/** A person's draft as it is stored, also one that is over. */
export function draftOf(db: Db, userId: number) {
  return db
    .selectFrom('checkout_drafts')
    .select(['hand_off as handOff', 'saved_at as savedAt'])
    .where('user_id', '=', userId);
}
