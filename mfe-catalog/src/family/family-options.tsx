import type { ComponentProps } from 'react';
import { links, type Translate, useWords } from 'shared-contracts';
import type { Family, FamilyOption } from 'shared-contracts/domain/family';
import { formatProductAmount, type Paise, paise } from 'shared-contracts/domain/money';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { rememberChosen } from '../product-card/chosen-product.ts';
import { cardWords } from '../product-card/words.ts';
import styles from './family-options.module.css';

interface FamilyOptionsProps {
  readonly choice: Family['choices'][number];
  /** The product that is shown: its option is marked. */
  readonly shownId: number;
  /** What prices are compared with. */
  readonly price: Paise | undefined;
  /** With what differs written below each option. */
  readonly large?: boolean;
  /** What the link of an option does beyond leading to its product. */
  readonly linkOf?: (option: FamilyOption) => Omit<ComponentProps<typeof StoreLink>, 'to'>;
}

/**
 * Colours as swatches, sizes and covers as words: each a link to its product, whose address it is (CAT-27). An option that the
 * family has only together with another change is struck, and says which.
 */
export function FamilyOptions({ choice, shownId, price, large, linkOf }: FamilyOptionsProps) {
  const t = useWords(cardWords);
  return (
    <ul className={styles.options} data-large={large} aria-label={t(`${choice.kind}Choice`)}>
      {choice.options.map((option) => {
        const isOut = option.stock === 'out';
        const differs = [
          option.changes.length > 0 && t('onlyWith', { names: option.changes.join(', ') }),
          priceDifference(option.price, price, t),
          isOut && t('outOfStock'),
        ].filter((part) => part !== false);
        const name = [option.label, ...differs].join(', ');
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
              data-struck={isOut || option.changes.length > 0 || undefined}
              onClick={(event) => {
                onClick?.(event);
                if (!event.defaultPrevented) rememberChosen(option);
              }}
            >
              {option.colour ? <i style={{ backgroundColor: option.colour }} /> : <CatalogueText text={option.label} />}
            </StoreLink>
            {/* The link's name has it. */}
            {large && differs.map((part) => <small key={part}>{part}</small>)}
          </li>
        );
      })}
    </ul>
  );
}

function priceDifference(
  amount: Paise | undefined,
  from: Paise | undefined,
  t: Translate<(typeof cardWords)['english']>,
): string | false {
  if (amount === undefined || from === undefined || amount === from) return false;
  const difference = formatProductAmount(paise(Math.abs(amount - from)));
  return t(amount > from ? 'dearer' : 'cheaper', { amount: difference });
}
