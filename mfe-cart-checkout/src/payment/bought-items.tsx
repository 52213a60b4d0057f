import { useWords } from 'shared-contracts';
import type { Image } from 'shared-contracts/api/shapes/image';
import type { Paise } from 'shared-contracts/domain/money';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Picture } from 'shared-contracts/kit/picture';
import { Rupees } from 'shared-contracts/kit/rupees';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import { words } from '../words.ts';
import styles from './bought-items.module.css';

interface BoughtItem {
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  readonly image: Image | null;
  readonly amount: Paise;
}

/** What a payment is, or was to be, for. */
export function BoughtItems({ items }: { readonly items: readonly BoughtItem[] }) {
  const t = useWords(words);
  return (
    <ul className={styles.items}>
      {items.map(({ id, name, quantity, image, amount }) => (
        <li key={id}>
          <span className={surfaceStyles.well}>
            {image && <Picture image={image} fit="square" sizes="72px" alt="" />}
          </span>
          <span>
            <span className="muted">{t('times', { n: quantity })}</span> <CatalogueText text={name} />
          </span>
          <Rupees amount={amount} />
        </li>
      ))}
    </ul>
  );
}
