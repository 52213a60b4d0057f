import { links, useWords } from 'shared-contracts';
import type { Recall } from 'shared-contracts/domain/product-answer';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { useDates } from 'shared-contracts/kit/use-dates';
import styles from './product-page.module.css';
import { productWords } from './words.ts';

/** A product that was called back: why, and what its buyers should do. */
export function RecalledProduct({ recall }: { readonly recall: Recall }) {
  const t = useWords(productWords);
  const { date } = useDates();
  return (
    <div className={`container ${styles.missing} ${styles.recalled}`}>
      <h1>{t('recalledTitle', { product: recall.name })}</h1>
      <p className="lead">{t('recalledSince', { date: date(recall.since), sku: recall.sku })}</p>
      <h2>{t('recalledReason')}</h2>
      <p dir="auto">{recall.reason}</p>
      <h2>{t('recalledAdvice')}</h2>
      <p dir="auto">{recall.advice}</p>
      <ButtonLink kind="primary" to={links.contact()}>
        {t('recalledWrite')}
      </ButtonLink>
    </div>
  );
}
