import { useWords } from 'shared-contracts';
import type { Family } from 'shared-contracts/api/shapes/family';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { cardWords } from '../product-card/words.ts';
import styles from './family-choices.module.css';
import { FamilyOptions } from './family-options.tsx';

interface FamilyChoicesProps extends Pick<Parameters<typeof FamilyOptions>[0], 'shownId' | 'linkOf'> {
  readonly family: Family | null;
}

/** What a product's family offers, each with what is chosen. */
export function FamilyChoices({ family, ...rest }: FamilyChoicesProps) {
  const t = useWords(cardWords);
  return family?.Choices.map((choice) => (
    <div key={choice.Kind} className={styles.choice}>
      <p>
        {t(`${choice.Kind}Choice`)}{' '}
        <strong>
          <CatalogueText text={choice.Options.find(({ ProductId }) => ProductId === rest.shownId)?.Name ?? ''} />
        </strong>
      </p>
      <FamilyOptions choice={choice} large {...rest} />
    </div>
  ));
}
