import { useId, useState } from 'react';
import { links, useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import fieldStyles from 'shared-contracts/kit/field.module.css';
import { Rupees } from 'shared-contracts/kit/rupees';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { type ReviewedLine, savingOf, subtotalOf } from '../pricing/review-line.ts';
import { words } from '../words.ts';
import styles from './cart-summary.module.css';

interface CartSummaryProps {
  readonly lines: readonly ReviewedLine[];
  readonly onCheckOut: () => void;
}

/** A card next to the lines; on phones a bar at the bottom of the screen. */
export function CartSummary({ lines, onCheckOut }: CartSummaryProps) {
  const t = useWords(words);
  const [agreed, setAgreed] = useState(false);
  const reasonId = useId();
  const sellable = lines.every((item) => item.sellable);
  const saving = savingOf(lines);
  // Why the button is disabled: a marked line first, as the tick alone would not enable it.
  const reason = sellable ? (agreed ? '' : t('tickTerms')) : t('checkMarkedItems');
  return (
    <section className={styles.summary} aria-label={t('orderSummary')}>
      <h2 className={styles.heading}>{t('orderSummary')}</h2>
      <p className={styles.subtotal}>
        <span>{t('subtotal')}</span>
        <strong>
          <Rupees amount={subtotalOf(lines)} />
        </strong>
      </p>
      {saving > 0 && (
        <p className={styles.saving}>
          <span>{t('youSave')}</span>
          <Rupees amount={saving} />
        </p>
      )}
      <p className={styles.taxes}>{t('taxesIncluded')}</p>
      <label className={`${fieldStyles.checkbox} ${styles.terms}`}>
        <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
        <span>
          {t('agreeTo')} <StoreLink to={links.policy('terms')}>{t('terms')}</StoreLink>
        </span>
      </label>
      <Button
        kind="primary"
        disabled={reason !== ''}
        aria-describedby={reason ? reasonId : undefined}
        onClick={onCheckOut}
      >
        {t('checkOut')}
      </Button>
      {/* Always rendered: screen readers announce changes of an existing status only. */}
      <p id={reasonId} className={styles.reason} data-fault={!sellable || undefined} role="status">
        {reason}
      </p>
    </section>
  );
}
