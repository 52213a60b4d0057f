import { toast, useWords } from 'shared-contracts';
import { EyeIcon } from 'shared-contracts/kit/icons';
import { useOnDemand } from '../use-on-demand.ts';
import styles from './quick-view-button.module.css';
import { cardWords } from './words.ts';

const loadQuickView = () => import('../quick-view/quick-view.tsx').then(({ QuickView }) => QuickView);

interface QuickViewButtonProps {
  readonly productId: number;
  readonly name: string;
}

/** Opens a product over the page it is listed on (HOME-07). Its code comes with the first finger or pointer on it. */
export function QuickViewButton({ productId, name }: QuickViewButtonProps) {
  const t = useWords(cardWords);
  const { Part, isComing, want, leave } = useOnDemand(loadQuickView, () => toast.error(t('quickViewAway')));
  const comeCloser = () => void loadQuickView().catch(() => undefined);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={t('quickViewOf', { product: name })}
        aria-haspopup="dialog"
        aria-busy={isComing || undefined}
        onPointerEnter={comeCloser}
        onPointerDown={comeCloser}
        onClick={want}
      >
        <EyeIcon size={20} />
        <span>{t('quickView')}</span>
      </button>
      {Part && <Part productId={productId} onClose={leave} />}
    </>
  );
}
