import { links, useWords } from 'shared-contracts';
import { formatRupees } from 'shared-contracts/domain/money';
import { FROM_TABLET } from 'shared-contracts/kit/breakpoints';
import { IconButton } from 'shared-contracts/kit/button';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { TrashIcon } from 'shared-contracts/kit/icons';
import { Picture } from 'shared-contracts/kit/picture';
import { QuantityStepper } from 'shared-contracts/kit/quantity-stepper';
import { Rupees } from 'shared-contracts/kit/rupees';
import { StoreLink } from 'shared-contracts/kit/store-link';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import { LineConcernNote } from '../pricing/line-concern-note.tsx';
import { isCountable, type ReviewedLine } from '../pricing/review-line.ts';
import { words } from '../words.ts';
import styles from './cart-line-item.module.css';
import { removeButtonOf } from './line-focus.ts';

interface CartLineItemProps {
  readonly item: ReviewedLine;
  readonly onRemove: () => void;
  readonly onSave: () => void;
  readonly onQuantity: (quantity: number) => void;
}

/** A line of the cart (CART-02). */
export function CartLineItem({ item, onRemove, onSave, onQuantity }: CartLineItemProps) {
  const t = useWords(words);
  const { productId, name, material, quantity, product, unitPrice, lineTotal, maximum, concern } = item;
  const countable = isCountable(item);
  const isOneDownload = product?.isDigital === true && quantity === 1;
  return (
    <li className={styles.line} data-uncountable={!countable || undefined}>
      <span className={`${surfaceStyles.well} ${styles.picture}`}>
        {product?.image && <Picture image={product.image} fit="square" sizes={`${FROM_TABLET} 132px, 96px`} alt="" />}
      </span>
      <div className={styles.facts}>
        <h2 className={styles.name}>
          {product ? (
            <StoreLink to={links.product(product.categorySlug, product.slug)}>
              <CatalogueText text={name} />
            </StoreLink>
          ) : (
            <CatalogueText text={name} />
          )}
        </h2>
        {material && (
          <p className="muted small">
            <CatalogueText text={material} />
          </p>
        )}
        <p className={styles.unit}>
          <bdi dir="ltr">{formatRupees(unitPrice)}</bdi>
          {product?.oldPrice && (
            <>
              {' '}
              <s>
                <span className="visually-hidden">{t('priceBefore')} </span>
                <bdi dir="ltr">{formatRupees(product.oldPrice)}</bdi>
              </s>
            </>
          )}
        </p>
        <button type="button" className={styles.save} aria-label={t('saveForLaterNamed', { name })} onClick={onSave}>
          {t('saveForLater')}
        </button>
      </div>
      {concern && (
        <div className={styles.concern}>
          <LineConcernNote item={item} concern={concern} onRemove={onRemove} />
        </div>
      )}
      {countable && (
        <div className={styles.amounts}>
          <div className={styles.quantity}>
            {isOneDownload ? (
              <p className="muted small">{t('downloadAfterPayment')}</p>
            ) : (
              <QuantityStepper
                value={quantity}
                max={Math.max(maximum, 1)}
                label={t('quantityOf', { name })}
                onChange={onQuantity}
              />
            )}
          </div>
          <p className={styles.total}>
            <Rupees amount={lineTotal} />
          </p>
          {/* Why plus is disabled; the list announces it with the quantity. */}
          {quantity === maximum && !isOneDownload && <p className={styles.limit}>{t('atMaximum', { n: maximum })}</p>}
        </div>
      )}
      <IconButton
        id={removeButtonOf(productId)}
        className={styles.remove}
        label={t('removeNamed', { name })}
        title={t('remove')}
        onClick={onRemove}
      >
        <TrashIcon size={20} />
      </IconButton>
    </li>
  );
}
