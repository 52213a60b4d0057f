import { useEffect, useRef } from 'react';
import { defineIsland, useCannotOpen, useRequested, useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import { useLocation } from 'shared-contracts/router';
import { drawingWords } from '../drawing/words.ts';
import type { ShownProduct } from '../product-data.ts';

const RoomPlan = defineIsland({
  load: async () => (await import(/* webpackChunkName: "fit" */ './room-plan.tsx')).RoomPlan,
  texts: { of: 'catalog', ar: () => import(/* webpackChunkName: "fit-ar" */ './words.ar.ts') },
});

/** A link to a plan has it (plan.ts). Without the plan's own code, which only a press or such a link loads. */
const LINKED = /[?&](?:roomLength|doorWidth|liftWidth)=/;

/** 'Will it fit?' (CAT-36). */
export function WillItFit({ shown }: { readonly shown: ShownProduct }) {
  const t = useWords(drawingWords);
  const { search } = useLocation();
  const plan = useRequested(RoomPlan, useCannotOpen());
  const { product, address } = shown;

  const isFollowed = useRef(false);
  useEffect(() => {
    if (isFollowed.current || !LINKED.test(search)) return;
    isFollowed.current = true;
    plan.open();
  });

  if (!product.size || !product.shipping) return null;
  return (
    <>
      <Button kind="secondary" onClick={plan.open} aria-busy={plan.isLoading || undefined}>
        {t('willItFit')}
      </Button>
      {plan.isOpen && (
        <RoomPlan product={product} size={product.size} address={address} linked={search} onClose={plan.close} />
      )}
    </>
  );
}
