import { useWords } from 'shared-contracts';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Picture } from 'shared-contracts/kit/picture';
import { Rupees } from 'shared-contracts/kit/rupees';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import { LineConcernNote } from '../pricing/line-concern-note.tsx';
import { isCountable, type ReviewedLine } from '../pricing/review-line.ts';
import { words } from '../words.ts';
import styles from './order-lines.module.css';

/** The cart's lines with their GST, and their concerns with a button to resolve each (CART-04). */
export function OrderLines({ lines }: { readonly lines: readonly ReviewedLine[] }) {
  const t = useWords(words);
  return (
    <ul className={styles.lines}>
      {lines.map((item) => {
        const { productId, name, quantity, product, lineTotal, concern } = item;
        return (
          <li key={productId} className={styles.line}>
            <span className={`${surfaceStyles.well} ${styles.picture}`}>
              {product?.image && <Picture image={product.image} fit="square" sizes="56px" alt="" />}
            </span>
            <span>
              <span className="muted">{t('times', { n: quantity })}</span> <CatalogueText text={name} />
              {product && (
                <span className={styles.tax}>{t('lineTax', { rate: product.gstRate, hsn: product.hsnCode })}</span>
              )}
            </span>
            {isCountable(item) && <Rupees amount={lineTotal} />}
            {concern && (
              <div className={styles.concern}>
                <LineConcernNote item={item} concern={concern} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
