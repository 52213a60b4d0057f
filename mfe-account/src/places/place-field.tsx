import { useStore } from '@nanostores/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { $storageReady } from 'shared-contracts';
import { NONE_CHOSEN } from 'shared-contracts/domain/constants';
import { Field, type FieldProps } from 'shared-contracts/kit/field';
import type { SelectProps } from 'shared-contracts/kit/select';
import styles from './place-field.module.css';
import { PlacesFailed } from './places-failed.tsx';
import { PlainSelect } from './plain-select.tsx';
import type { PlaceStep } from './use-places.ts';

// The library's select, because lists of cities are long and want searching; it is fetched after the page stands.
const Select = lazy<ComponentType<SelectProps<number>>>(() =>
  import('shared-contracts/kit/select').catch(() => ({ default: PlainSelect })),
);

interface PlaceFieldProps extends Pick<FieldProps, 'label' | 'fault' | 'required'> {
  readonly name: string;
  /** Shown, and chosen again, where nothing is chosen. */
  readonly noneText: string;
  readonly step: PlaceStep;
}

/** One choice of the country → state → city cascade. Its form value is '' while nothing is chosen. */
export function PlaceField({ name, noneText, step, ...field }: PlaceFieldProps) {
  const ready = useStore($storageReady);
  const options = [{ id: NONE_CHOSEN, name: noneText }, ...step.places].map(({ id, name: label }) => ({
    value: id,
    label,
  }));
  return (
    <Field {...field} {...(step.retry ? { help: <PlacesFailed onRetry={step.retry} /> } : {})}>
      {(ties) => {
        const closed = <input id={ties.id} className="input" disabled placeholder={noneText} />;
        return (
          <div data-field={name} className={styles.place}>
            <input type="hidden" name={name} value={step.chosen === NONE_CHOSEN ? '' : step.chosen} />
            {ready ? (
              <Suspense fallback={closed}>
                <Select
                  {...ties}
                  value={step.chosen}
                  options={options}
                  onChange={step.choose}
                  disabled={step.disabled || step.loading}
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
