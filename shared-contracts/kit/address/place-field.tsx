import { useStore } from '@nanostores/react';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { $storageReady, contractWords, useWords } from 'shared-contracts';
import fieldStyles from '../field.module.css';
import { Field, type FieldProps } from '../field.tsx';
import type { SelectProps } from '../select.tsx';
import styles from './place-field.module.css';
import type { Place, PlaceList } from './places.ts';

// The library's select, because lists of cities are long and want searching; it is fetched after the page is shown. By
// the package's name, under which the page shares it.
const Select = lazy<ComponentType<SelectProps<string>>>(() =>
  import('shared-contracts/kit/select').catch(() => ({ default: PlainSelect })),
);

interface PlaceFieldProps extends FieldProps {
  readonly name: string;
  /** The chosen id, '' for none. */
  readonly value: string;
  readonly onChoose: (id: string) => void;
  /** Shown, and chosen again, where nothing is chosen. */
  readonly noneText: string;
  readonly list: PlaceList;
  /** What is chosen where its name is known already, so that it has it before, and without, its list. */
  readonly known?: Place | undefined;
  /** Said, with a way to load it again, when the list could not be loaded; without it that is an empty list. */
  readonly failedText?: string;
  readonly disabled?: boolean;
  readonly autoComplete?: string;
}

/**
 * A country, state or city. Its form value is '' while nothing is chosen. That is a select of the platform, out of sight,
 * which a browser can fill in; the list on the page is the library's.
 */
export function PlaceField(props: PlaceFieldProps) {
  const { name, value, onChoose, noneText, list, known, failedText, disabled = false, autoComplete, ...field } = props;
  const ready = useStore($storageReady);
  const isMissing = known?.id === value && list.places.every(({ id }) => id !== value);
  const places = [{ id: '', name: noneText }, ...(known && isMissing ? [known] : []), ...list.places];
  const options = places.map(({ id, name: label }) => ({ value: id, label }));
  const help: ReactNode = list.retry && failedText ? <Failed text={failedText} onRetry={list.retry} /> : field.help;
  return (
    <Field {...field} help={help}>
      {(ties) => {
        const closed = <input id={ties.id} className={fieldStyles.input} disabled placeholder={noneText} />;
        return (
          <div data-field={name} className={styles.place}>
            <select
              name={name}
              value={value}
              onChange={(event) => onChoose(event.target.value)}
              autoComplete={autoComplete}
              tabIndex={-1}
              aria-hidden="true"
              className="visually-hidden"
            >
              {options.map(({ value: id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
            {ready ? (
              <Suspense fallback={closed}>
                <Select
                  {...ties}
                  value={value}
                  options={options}
                  onChange={onChoose}
                  disabled={disabled || list.loading}
                  searchable
                />
              </Suspense>
            ) : (
              closed
            )}
          </div>
        );
      }}
    </Field>
  );
}

function Failed({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const t = useWords(contractWords);
  return (
    <>
      {text}{' '}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {t('retry')}
      </button>
    </>
  );
}

/** The device's own picker in the place of the library's select, should that not come through a bad line. */
function PlainSelect({ label, placeholder, searchable, options, onChange, ...control }: SelectProps<string>) {
  return (
    <select {...control} className={fieldStyles.input} onChange={(event) => onChange(event.currentTarget.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
