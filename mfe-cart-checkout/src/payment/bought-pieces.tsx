import { useWords } from 'shared-contracts';
import type { Image } from 'shared-contracts/api/shapes/image';
import type { Paise } from 'shared-contracts/domain/money';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Picture } from 'shared-contracts/kit/picture';
import { Rupees } from 'shared-contracts/kit/rupees';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import { words } from '../words.ts';
import styles from './bought-pieces.module.css';

interface Piece {
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  readonly image: Image | null;
  readonly amount: Paise;
}

/** What a payment is, or was to be, for. */
export function BoughtPieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  const t = useWords(words);
  return (
    <ul className={styles.pieces}>
      {pieces.map(({ id, name, quantity, image, amount }) => (
        <li key={id}>
          <span className={surfaceStyles.well}>
            {image && <Picture image={image} fit="square" sizes="72px" alt="" />}
          </span>
          <span>
            <span className="muted">{t('pieces', { n: quantity })}</span> <CatalogueText text={name} />
          </span>
          <Rupees amount={amount} />
        </li>
      ))}
    </ul>
  );
}
