import { contractWords, useWords } from 'shared-contracts';
import { SelectField } from 'shared-contracts/kit/select-field';
import { words } from '../words.ts';
import type { DeliveryField } from './delivery-fields.ts';
import styles from './step.module.css';
import type { Choices } from './use-places.ts';

interface PlaceFieldProps {
  readonly name: DeliveryField;
  readonly label: string;
  readonly placeholder: string;
  readonly help?: string | undefined;
  readonly fault: string;
  readonly autoComplete: string;
  readonly choices: Choices;
  readonly disabled?: boolean;
  /** The chosen id as text, '' for none. */
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

/** A state or a city. A list that could not be loaded says so and can be asked for again. */
export function PlaceField({ choices, placeholder, help, value, onChoose, ...field }: PlaceFieldProps) {
  const t = useWords(words);
  const common = useWords(contractWords);
  const { options, retry } = choices;
  const failed = retry && (
    <>
      {t('placesFailed')}{' '}
      <button type="button" className={styles.inlineAction} onClick={retry}>
        {common('retry')}
      </button>
    </>
  );
  return (
    <SelectField
      {...field}
      {...(failed || help ? { help: failed ?? help } : {})}
      required
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{placeholder}</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id} lang="en">
          {name}
        </option>
      ))}
    </SelectField>
  );
}
