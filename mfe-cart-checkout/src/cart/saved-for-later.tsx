import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { $wishList, links, requestAddToCart, toggleWish, useQuery, useWords } from 'shared-contracts';
import { getProductsListByIds } from 'shared-contracts/api/get-products-list-by-ids';
import type { Card } from 'shared-contracts/domain/card';
import { Button } from 'shared-contracts/kit/button';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { Picture } from 'shared-contracts/kit/picture';
import { Rupees } from 'shared-contracts/kit/rupees';
import { StoreLink } from 'shared-contracts/kit/store-link';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import { useLatest } from 'shared-contracts/kit/use-latest';
import { useMutation } from 'shared-contracts/query/use-mutation';
import { words } from '../words.ts';
import { CART_HEADING_ID } from './line-focus.ts';
import styles from './saved-for-later.module.css';

/** The newest of the wish list; the others are on its own page. */
const SHOWN = 6;

/** The wish list's items that are not in the cart, each with a way into it (CAT-31). */
export function SavedForLater({ inCart }: { readonly inCart: ReadonlySet<number> }) {
  const t = useWords(words);
  const wished = useStore($wishList);
  const ids = wished
    .filter((id) => !inCart.has(id))
    .toReversed()
    .slice(0, SHOWN);
  const { answer } = useQuery(getProductsListByIds, ids.length > 0 ? { ProductIds: ids.join() } : null);
  const products = useLatest(answer)?.filter(({ id }) => ids.includes(id)) ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  const [message, setMessage] = useState('');

  const move = async ({ id, name }: Card) => {
    const { added } = await requestAddToCart(id, 1);
    if (added) {
      // The pressed button goes with its item, and the section with its last one.
      const next = heading.current ?? document.getElementById(CART_HEADING_ID);
      next?.focus();
      if ($wishList.get().includes(id)) toggleWish(id);
    }
    setMessage(t(added ? 'movedToCart' : 'notMovedToCart', { name }));
  };

  return (
    <>
      <p className="visually-hidden" role="status">
        {message}
      </p>
      {products.length > 0 && (
        <section className={styles.saved} aria-labelledby="saved-for-later">
          <header className={styles.heading}>
            <h2 id="saved-for-later" ref={heading} tabIndex={-1}>
              {t('savedHeading')}
            </h2>
            <StoreLink to={links.wishList()} className={linkStyles.more}>
              {t('openWishList')}
            </StoreLink>
          </header>
          <ul className={styles.items}>
            {products.map((product) => (
              <SavedItem key={product.id} product={product} onMove={() => move(product)} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function SavedItem({ product, onMove }: { readonly product: Card; readonly onMove: () => Promise<void> }) {
  const t = useWords(words);
  const { run, running } = useMutation(onMove);
  const { name, price } = product;
  const canBeBought = price !== undefined && product.stock === 'in';
  return (
    <li className={styles.item}>
      <span className={surfaceStyles.well}>
        <Picture image={product.image} fit="square" sizes="72px" alt="" />
      </span>
      <div className={styles.facts}>
        <h3 className={styles.name}>
          <StoreLink to={links.product(product.category.slug, product.slug)}>
            <CatalogueText text={name} />
          </StoreLink>
        </h3>
        {price && <Rupees amount={price} />}
        {canBeBought ? (
          <Button
            kind="secondary"
            aria-label={t('moveToCartNamed', { name })}
            aria-busy={running}
            onClick={() => void run()}
          >
            {t('moveToCart')}
          </Button>
        ) : (
          <p className="muted small">{t('refusedSoldOut')}</p>
        )}
      </div>
    </li>
  );
}
