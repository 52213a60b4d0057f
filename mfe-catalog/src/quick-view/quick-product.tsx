import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $cartLines, links, toast, useWords } from 'shared-contracts';
import type { ProductDetail } from 'shared-contracts/api/shapes/product-detail';
import { cartMaximum } from 'shared-contracts/domain/cart-maximum';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import { decodeFamily } from 'shared-contracts/domain/family';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import { Button } from 'shared-contracts/kit/button';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { Price } from 'shared-contracts/kit/price';
import { QuantityStepper } from 'shared-contracts/kit/quantity-stepper';
import { Stars } from 'shared-contracts/kit/stars';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { FamilyChoices } from '../family/family-choices.tsx';
import { choosableQuantity } from '../product/buying/quantity-limit.ts';
import { useAddToCart } from '../product/buying/use-add-to-cart.ts';
import { rememberChosen } from '../product-card/chosen-product.ts';
import { priceOf } from '../product-card/price-of.ts';
import { QuickPictures } from './quick-pictures.tsx';
import styles from './quick-view.module.css';
import { quickViewWords } from './words.ts';

interface QuickProductProps {
  readonly product: ProductDetail;
  /** Called with another product of its family. */
  readonly onChoose: (productId: number) => void;
  /** Called when the shopper opens the product's page. */
  readonly onLeave: () => void;
}

/** A short product view with the buying rules of its page (CAT-15). */
export function QuickProduct({ product, onChoose, onLeave }: QuickProductProps) {
  const t = useWords(quickViewWords);
  const [quantity, setQuantity] = useState(1);
  const cart = useStore($cartLines);
  const maximum = cartMaximum(product.OrderMaximumQuantity, product.StockQuantity);
  const price = priceOf(product.Price);
  const soldOut = maximum === 0;
  const { add, busy } = useAddToCart(product.ProductId, maximum);
  return (
    <div className={styles.columns}>
      <QuickPictures key={product.ProductId} images={product.Images} name={product.MetaTitle} />
      <div className={styles.facts}>
        <h2 className={styles.name}>
          <CatalogueText text={product.MetaTitle} />
        </h2>
        {product.Rating !== null && product.TotalReviews > 0 && (
          <Stars rating={product.Rating} count={product.TotalReviews} />
        )}
        {price !== null && <Price amount={price} oldAmount={priceOf(product.OldPrice)} size="large" />}
        <FamilyChoices
          family={decodeFamily(product.Family)}
          shownId={product.ProductId}
          linkOf={({ id }) => ({
            onClick: (event) => {
              event.preventDefault();
              setQuantity(1);
              onChoose(id);
            },
          })}
        />
        <p className={soldOut ? badgeStyles.outOfStock : badgeStyles.inStock}>
          {t(soldOut ? 'outOfStock' : 'inStock')}
        </p>
        <p className="muted">
          <CatalogueText text={product.ShortDescription} />
        </p>
        {price === null ? (
          <p className="muted">{t('notForSale')}</p>
        ) : (
          <div className={styles.buying}>
            {!soldOut && (
              <QuantityStepper
                value={quantity}
                onChange={setQuantity}
                max={choosableQuantity(maximum, product.ProductId, cart)}
                onOverMaximum={() => toast.error(t('cannotAddMore', { n: maximum }), TOAST_MS.productAndCart, 'cart')}
              />
            )}
            <Button
              kind="primary"
              className={styles.add}
              disabled={soldOut}
              aria-disabled={busy}
              aria-busy={busy}
              onClick={() => {
                if (!busy) void add(quantity);
              }}
            >
              {t(soldOut ? 'outOfStock' : busy ? 'addingToCart' : 'addToCart')}
            </Button>
          </div>
        )}
        <StoreLink
          className={linkStyles.more}
          to={links.product(product.CategorySlug, product.Slug)}
          onClick={() => {
            rememberChosen({ id: product.ProductId, slug: product.Slug, category: { slug: product.CategorySlug } });
            onLeave();
          }}
        >
          {t('seeFullDetails')}
        </StoreLink>
      </div>
    </div>
  );
}
