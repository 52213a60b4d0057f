import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $cartLines, links, toast, useWords } from 'shared-contracts';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import type { Product } from 'shared-contracts/domain/product';
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
import { QuickPictures } from './quick-pictures.tsx';
import styles from './quick-view.module.css';
import { quickViewWords } from './words.ts';

interface QuickProductProps {
  readonly product: Product;
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
  const { price, oldPrice, rating, maximum } = product;
  const soldOut = maximum === 0;
  const { add, busy } = useAddToCart(product.id, maximum);
  return (
    <div className={styles.columns}>
      <QuickPictures key={product.id} images={product.images} name={product.name} />
      <div className={styles.facts}>
        <h2 className={styles.name}>
          <CatalogueText text={product.name} />
        </h2>
        {rating && <Stars rating={rating} count={product.reviewCount} />}
        {price && <Price amount={price} oldAmount={oldPrice} size="large" />}
        <FamilyChoices
          family={product.family}
          shownId={product.id}
          price={price}
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
          <CatalogueText text={product.shortDescription} />
        </p>
        {price ? (
          <div className={styles.buying}>
            {!soldOut && product.shipping && (
              <QuantityStepper
                value={quantity}
                onChange={setQuantity}
                max={choosableQuantity(maximum, product.id, cart)}
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
        ) : (
          <p className="muted">{t('notForSale')}</p>
        )}
        <StoreLink
          className={linkStyles.more}
          to={links.product(product.category.slug, product.slug)}
          onClick={() => {
            rememberChosen(product);
            onLeave();
          }}
        >
          {t('seeFullDetails')}
        </StoreLink>
      </div>
    </div>
  );
}
