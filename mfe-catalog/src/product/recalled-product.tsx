import { links, localeOf, useLanguage, useWords } from 'shared-contracts';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import type { Recall } from './ask-product.ts';
import styles from './product-page.module.css';
import { productWords } from './words.ts';

/** A product that was called back: why, and what its buyers should do. */
export function RecalledProduct({ recall }: { readonly recall: Recall }) {
  const t = useWords(productWords);
  const locale = localeOf(useLanguage());
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
  return (
    <div className={`container ${styles.missing} ${styles.recalled}`}>
      <h1>{t('recalledTitle', { product: recall.ProductName })}</h1>
      <p className="lead">{t('recalledSince', { date: day.format(new Date(recall.SinceUTC)), sku: recall.Sku })}</p>
      <h2>{t('recalledReason')}</h2>
      <p dir="auto">{recall.Reason}</p>
      <h2>{t('recalledAdvice')}</h2>
      <p dir="auto">{recall.Advice}</p>
      <ButtonLink kind="primary" to={links.contact()}>
        {t('recalledWrite')}
      </ButtonLink>
    </div>
  );
}
