import type { ComponentProps } from 'react';
import { links, useWords } from 'shared-contracts';
import type { Family, FamilyOption } from 'shared-contracts/domain/family';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { rememberChosen } from '../product-card/chosen-product.ts';
import { cardWords } from '../product-card/words.ts';
import styles from './family-options.module.css';

interface FamilyOptionsProps {
  readonly choice: Family['choices'][number];
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
    <ul className={styles.options} data-large={large} aria-label={t(`${choice.kind}Choice`)}>
      {choice.options.map((option) => {
        const isOut = option.stock === 'out';
        const name = isOut ? `${option.label}, ${t('outOfStock')}` : option.label;
        const { onClick, ...link } = linkOf?.(option) ?? {};
        return (
          <li key={option.label}>
            <StoreLink
              {...link}
              to={links.product(option.category.slug, option.slug)}
              className={option.colour ? styles.swatch : styles.word}
              title={name}
              aria-label={name}
              aria-current={option.id === shownId || undefined}
              data-out={isOut || undefined}
              onClick={(event) => {
                onClick?.(event);
                if (!event.defaultPrevented) rememberChosen(option);
              }}
            >
              {option.colour ? <i style={{ backgroundColor: option.colour }} /> : <CatalogueText text={option.label} />}
            </StoreLink>
          </li>
        );
      })}
    </ul>
  );
}
