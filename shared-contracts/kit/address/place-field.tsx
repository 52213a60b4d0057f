import { useStore } from '@nanostores/react';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { $storageReady, contractWords, useWords } from 'shared-contracts';
import type { Place } from '../../contract/domain/place.ts';
import fieldStyles from '../field.module.css';
import { Field, type FieldProps } from '../field.tsx';
import type { SelectProps } from '../select.tsx';
import styles from './place-field.module.css';
import type { PlaceList } from './places.ts';

// The library's select, because long lists of cities need a search. Fetched after the page has rendered; imported by the
// package's name, so that the page shares it. No island: its placeholder is this field's own, and the native select replaces it.
const Select = lazy<ComponentType<SelectProps<string>>>(() =>
  import(/* webpackChunkName: "select" */ 'shared-contracts/kit/select').catch(() => ({ default: PlainSelect })),
);

interface PlaceFieldProps extends FieldProps {
  readonly name: string;
  /** The chosen id, '' for none. */
  readonly value: string;
  readonly onChoose: (id: string) => void;
  /** Text of the empty choice. */
  readonly noneText: string;
  readonly list: PlaceList;
  /** The chosen place, where its name is known before its list has loaded. */
  readonly known?: Place | undefined;
  /** Shown with Retry when the list could not be loaded; without it the list is empty. */
  readonly failedText?: string;
  /** Lets the shopper type a place that is not listed, whose id is its name: the text that offers it. */
  readonly typedText?: (name: string) => string;
  readonly disabled?: boolean;
  readonly autoComplete?: string;
}

/**
 * A country, state or city. Its form value, '' while nothing is chosen, is that of a hidden native select, which a
 * browser can autofill, in English as addresses are written in India; the visible list is the library's.
 */
export function PlaceField(props: PlaceFieldProps) {
  const {
    name,
    value,
    onChoose,
    noneText,
    list,
    known,
    failedText,
    disabled = false,
    autoComplete,
    typedText,
    ...field
  } = props;
  const ready = useStore($storageReady, { ssr: 'initial' });
  const isMissing = value !== '' && known?.id === value && list.places.every(({ id }) => id !== value);
  const places: readonly Place[] = [{ id: '', name: noneText }, ...(known && isMissing ? [known] : []), ...list.places];
  const options = places.map(({ id, name: label, englishName: alias }) => ({ value: id, label, alias }));
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
              {options.map(({ value: id, label, alias = label }) => (
                <option key={id} value={id}>
                  {alias}
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
                  {...(typedText ? { typedText } : {})}
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

/** The native picker, where the library's select cannot be fetched. */
function PlainSelect({
  label,
  placeholder,
  searchable,
  typedText,
  options,
  onChange,
  ...control
}: SelectProps<string>) {
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
