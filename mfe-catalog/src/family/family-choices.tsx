import { useWords } from 'shared-contracts';
import type { Family } from 'shared-contracts/domain/family';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { cardWords } from '../product-card/words.ts';
import styles from './family-choices.module.css';
import { FamilyOptions } from './family-options.tsx';

interface FamilyChoicesProps extends Pick<Parameters<typeof FamilyOptions>[0], 'shownId' | 'price' | 'linkOf'> {
  readonly family: Family | undefined;
}

/** What a product's family offers, each with what is chosen. */
export function FamilyChoices({ family, ...rest }: FamilyChoicesProps) {
  const t = useWords(cardWords);
  return family?.choices.map((choice) => (
    <div key={choice.kind} className={styles.choice}>
      <p>
        {t(`${choice.kind}Choice`)}{' '}
        <strong>
          <CatalogueText text={choice.options.find(({ id }) => id === rest.shownId)?.label ?? ''} />
        </strong>
      </p>
      <FamilyOptions choice={choice} large {...rest} />
    </div>
  ));
}
