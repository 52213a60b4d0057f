import { links, useWords } from 'shared-contracts';
import { formatRupees } from 'shared-contracts/domain/money';
import { TrashIcon } from 'shared-contracts/ui/icons';
import { Picture } from 'shared-contracts/ui/picture';
import { QuantityStepper } from 'shared-contracts/ui/quantity-stepper';
import { StoreLink } from 'shared-contracts/ui/store-link';
import { Rupees } from '../money/rupees.tsx';
import type { ReviewedLine } from '../pricing/review-line.ts';
import { words } from '../words.ts';
import styles from './cart-line-item.module.css';
import { LineConcernNote } from './line-concern-note.tsx';

interface CartLineItemProps {
  readonly item: ReviewedLine;
  readonly onQuantity: (productId: number, quantity: number) => void;
  readonly onRemove: () => void;
}

/** A line of the cart: picture, name, material, unit price, quantity, line total, Remove (CART-02). */
export function CartLineItem({ item, onQuantity, onRemove }: CartLineItemProps) {
  const t = useWords(words);
  const { line, product, unitPrice, lineTotal, maximum, concern } = item;
  const name = line.ProductName;
  const countable = concern?.kind !== 'sold-out' && concern?.kind !== 'vanished';
  return (
    <li className={styles.line} data-uncountable={!countable || undefined}>
      <span className={`well ${styles.picture}`}>
        {product?.Image && <Picture image={product.Image} fit="square" sizes="(min-width: 768px) 132px, 96px" alt="" />}
      </span>
      <div className={styles.facts}>
        <h2 className={styles.name}>
          <bdi lang="en">
            {product ? <StoreLink to={links.product(product.CategorySlug, product.Slug)}>{name}</StoreLink> : name}
          </bdi>
        </h2>
        {line.Material && (
          <p className="muted small">
            <bdi lang="en">{line.Material}</bdi>
          </p>
        )}
        <p className={styles.unit}>
          <bdi dir="ltr">{formatRupees(unitPrice)}</bdi>
        </p>
        {concern && (
          <LineConcernNote concern={concern} onQuantity={(quantity) => onQuantity(line.ProductId, quantity)} />
        )}
      </div>
      {countable && (
        <div className={styles.quantity}>
          <QuantityStepper
            value={line.Quantity}
            max={Math.max(maximum, 1)}
            label={t('quantityOf', { name })}
            onChange={(quantity) => onQuantity(line.ProductId, quantity)}
          />
        </div>
      )}
      <p className={styles.total}>{countable && <Rupees amount={lineTotal} />}</p>
      <button
        type="button"
        className={`icon-button ${styles.remove}`}
        aria-label={t('removeNamed', { name })}
        title={t('remove')}
        onClick={onRemove}
      >
        <TrashIcon size={20} />
      </button>
    </li>
  );
}
