import { defineIsland, useCannotOpen, useRequested, useWords } from 'shared-contracts';
import { EyeIcon } from 'shared-contracts/kit/icons';
import styles from './quick-view-button.module.css';
import { cardWords } from './words.ts';

const QuickView = defineIsland({
  load: async () => (await import(/* webpackChunkName: "quick-view" */ '../quick-view/quick-view.tsx')).QuickView,
});

interface QuickViewButtonProps {
  readonly productId: number;
  readonly name: string;
}

/** Opens a product over the page that lists it (HOME-07). Hover or touch loads its code. */
export function QuickViewButton({ productId, name }: QuickViewButtonProps) {
  const t = useWords(cardWords);
  const quickView = useRequested(QuickView, useCannotOpen());
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={t('quickViewOf', { product: name })}
        aria-haspopup="dialog"
        aria-busy={quickView.isLoading || undefined}
        onPointerEnter={quickView.preload}
        onPointerDown={quickView.preload}
        onClick={quickView.open}
      >
        <EyeIcon size={20} />
        <span>{t('quickView')}</span>
      </button>
      {quickView.isOpen && <QuickView productId={productId} onClose={quickView.close} />}
    </>
  );
}
