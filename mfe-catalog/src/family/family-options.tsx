import type { ComponentProps } from 'react';
import { links, useWords } from 'shared-contracts';
import type { Family, FamilyOption } from 'shared-contracts/api/shapes/family';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { rememberChosen } from '../product-card/chosen-product.ts';
import { cardWords } from '../product-card/words.ts';
import styles from './family-options.module.css';

interface FamilyOptionsProps {
  readonly choice: Family['Choices'][number];
  /** The product that is shown: its option is marked. */
  readonly shownId: number;
  readonly large?: boolean;
  /** What the link of an option does beyond leading to its product. */
  readonly linkOf?: (option: FamilyOption) => Omit<ComponentProps<typeof StoreLink>, 'to'>;
}

/** Colours as swatches, sizes and materials as words: each a link to its product, whose address it is (CAT-27). */
export function FamilyOptions({ choice, shownId, large, linkOf }: FamilyOptionsProps) {
  const t = useWords(cardWords);
  return (
    <ul className={styles.options} data-large={large} aria-label={t(`${choice.Kind}Choice`)}>
      {choice.Options.map((option) => {
        const isOut = option.StockStatus === 'Out of stock';
        const name = isOut ? `${option.Name}, ${t('outOfStock')}` : option.Name;
        const { onClick, ...link } = linkOf?.(option) ?? {};
        return (
          <li key={option.Name}>
            <StoreLink
              {...link}
              to={links.product(option.CategorySlug, option.Slug)}
              className={option.HexCode ? styles.swatch : styles.word}
              title={name}
              aria-label={name}
              aria-current={option.ProductId === shownId || undefined}
              data-out={isOut || undefined}
              onClick={(event) => {
                onClick?.(event);
                if (!event.defaultPrevented) rememberChosen(option);
              }}
            >
              {option.HexCode ? (
                <i style={{ backgroundColor: option.HexCode }} />
              ) : (
                <CatalogueText text={option.Name} />
              )}
            </StoreLink>
          </li>
        );
      })}
    </ul>
  );
}
