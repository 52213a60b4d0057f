import { defineIsland, useCannotOpen, useRequested, useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import { swatchWords } from './words.ts';

const SwatchList = defineIsland({
  load: async () => (await import(/* webpackChunkName: "swatches" */ './swatch-list.tsx')).SwatchList,
});

/** Cloth to feel before one buys (CAT-38). Nothing is loaded before the press. */
export function OrderSwatches({ productId }: { readonly productId: number }) {
  const t = useWords(swatchWords);
  const list = useRequested(SwatchList, useCannotOpen());
  return (
    <div>
      <Button
        kind="secondary"
        aria-expanded={list.isOpen}
        aria-busy={list.isLoading}
        onClick={list.isOpen ? list.close : list.open}
      >
        {t('orderSwatches')}
      </Button>
      {list.isOpen && <SwatchList productId={productId} />}
    </div>
  );
}
