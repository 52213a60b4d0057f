import { useWords } from 'shared-contracts';
import { Picture } from 'shared-contracts/ui/picture';
import { Rupees } from '../money/rupees.tsx';
import { useRupeesText } from '../money/use-rupees-text.ts';
import type { ReviewedLine } from '../pricing/review-line.ts';
import { words } from '../words.ts';
import styles from './order-lines.module.css';

/** The cart's lines in short, with a price that has changed pointed out (CART-04). */
export function OrderLines({ lines }: { readonly lines: readonly ReviewedLine[] }) {
  const t = useWords(words);
  const rupees = useRupeesText();
  return (
    <ul className={styles.lines}>
      {lines.map(({ line, product, lineTotal, concern }) => (
        <li key={line.ProductId} className={styles.line}>
          <span className={`well ${styles.picture}`}>
            {product?.Image && <Picture image={product.Image} fit="square" sizes="56px" alt="" />}
          </span>
          <span className={styles.name}>
            <span className="muted">{t('pieces', { n: line.Quantity })}</span> <bdi lang="en">{line.ProductName}</bdi>
            {concern?.kind === 'price-changed' && (
              <span className={styles.changed} role="status">
                {t('priceChanged', { from: rupees(concern.from), to: rupees(concern.to) })}
              </span>
            )}
          </span>
          <Rupees amount={lineTotal} />
        </li>
      ))}
    </ul>
  );
}
