import { type MouseEvent, memo, type PointerEvent, useRef, useState } from 'react';
import { contractWords, inLanguage, links, useLanguage, useWords } from 'shared-contracts';
import type { Card } from 'shared-contracts/domain/card';
import { discountPercent } from 'shared-contracts/domain/discount';
import type { FamilyOption } from 'shared-contracts/domain/family';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Price } from 'shared-contracts/kit/price';
import { Stars } from 'shared-contracts/kit/stars';
import { StoreLink } from 'shared-contracts/kit/store-link';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import { useNavigation } from 'shared-contracts/router';
import { FamilyOptions } from '../family/family-options.tsx';
import { pictureName } from '../parts/picture-name.ts';
import { Availability } from './availability.tsx';
import { CardPictures } from './card-pictures.tsx';
import { rememberChosen } from './chosen-product.ts';
import styles from './product-card.module.css';
import { QuickViewButton } from './quick-view-button.tsx';
import { WishHeart } from './wish-heart.tsx';
import { cardWords } from './words.ts';

interface ProductCardProps {
  readonly product: Card;
  /** The heading level that fits the surrounding page. */
  readonly heading?: 'h2' | 'h3';
  /** The `sizes` of its <img>. */
  readonly sizes: string;
  /** For pictures of the first screen; others load lazily. */
  readonly priority?: boolean;
}

/**
 * The whole card is one link; heart and Quick view are separate buttons (CAT-07). It is rendered
 * for another product alone: with the groups of filters, this takes 10 of a tick's 38 ms on a CPU slowed to a quarter.
 */
export const ProductCard = memo(function ProductCard({
  product: item,
  heading: Heading = 'h3',
  sizes,
  priority = false,
}: ProductCardProps) {
  const t = useWords(cardWords);
  const [pointed, setPointed] = useState(false);
  const [chosen, choose] = useState<FamilyOption>();
  const product = chosen ? asItem(item, chosen) : item;
  const choice = freeChoice(item);
  const [opened, setOpened] = useState(false);
  const firstTouch = useRef(false);
  /** Pointer, focus or a first touch shows the option on the card; a click or a second touch goes to its page. */
  const linkOf = (option: FamilyOption) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') choose(option);
    },
    onPointerDown: ({ pointerType }: PointerEvent) => {
      firstTouch.current = pointerType === 'touch' && option.id !== product.id;
    },
    onFocus: () => choose(option),
    onClick: (event: MouseEvent) => {
      // Safari does not focus a link that is touched.
      if (firstTouch.current) {
        event.preventDefault();
        choose(option);
      }
      firstTouch.current = false;
    },
  });
  const contract = useWords(contractWords);
  const { price, oldPrice } = product;
  const percentOff = price ? discountPercent(price, oldPrice) : 0;
  const path = links.product(product.category.slug, product.slug);
  const isOpening = useNavigation().location?.pathname === inLanguage(useLanguage(), path);
  const isOut = product.stock === 'out';
  return (
    <article
      className={styles.card}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') setPointed(true);
      }}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) setPointed(true);
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') choose(undefined);
      }}
    >
      <div
        className={`${surfaceStyles.well} ${styles.well}`}
        style={opened ? { viewTransitionName: pictureName(product.id) } : undefined}
        data-out={isOut || undefined}
      >
        <CardPictures product={product} sizes={sizes} priority={priority} pointed={pointed} />
        <p className={styles.flags}>
          {percentOff > 0 && <span className={styles.off}>{contract('percentOff', { n: percentOff })}</span>}
          {product.isNew && <span className={styles.new}>{t('newFlag')}</span>}
        </p>
        {isOpening && (
          <p role="status" className={styles.opening}>
            {t('loadingProduct')}
          </p>
        )}
      </div>
      <Heading className={styles.name}>
        <StoreLink
          to={path}
          className={styles.link ?? ''}
          viewTransition
          onClick={() => {
            rememberChosen(product);
            setOpened(true);
          }}
        >
          <CatalogueText text={product.name} />
        </StoreLink>
      </Heading>
      <p className={styles.brand}>
        <CatalogueText text={product.brand} />
      </p>
      <p className={styles.price}>{price && <Price amount={price} oldAmount={oldPrice} onCard />}</p>
      <p className={styles.facts}>
        {product.rating !== undefined && <Stars rating={product.rating} count={product.reviewCount} />}
        <Availability product={product} />
      </p>
      {choice && (
        <div className={styles.options}>
          <FamilyOptions choice={choice} shownId={product.id} price={item.price} linkOf={linkOf} />
        </div>
      )}
      <div className={styles.actions}>
        <WishHeart productId={product.id} name={product.name} />
        <QuickViewButton productId={product.id} name={product.name} />
      </div>
    </article>
  );
});

/** Its first choice, of products that are alike in all else. */
function freeChoice({ family }: Card) {
  const [choice] = family?.choices ?? [];
  const options = choice?.options.filter(({ changes }) => changes.length === 0) ?? [];
  return choice && options.length > 1 ? { ...choice, options } : undefined;
}

/** The item as another product of its family. */
function asItem(item: Card, { image = item.image, category, ...option }: FamilyOption): Card {
  if (option.id === item.id) return item;
  return {
    ...item,
    ...option,
    // Absent members are lost in a document's JSON.
    price: option.price,
    oldPrice: option.oldPrice,
    image,
    category: { ...item.category, ...category },
    secondImage: undefined,
    delivery: undefined,
    rating: undefined,
  };
}
