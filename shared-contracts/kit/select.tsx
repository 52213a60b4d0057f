import { Select as AntdSelect } from 'antd';
import { type ComponentProps, useId } from 'react';
import { AntdTheme } from './antd-theme.tsx';
import { ChevronDownIcon } from './icons.tsx';
import styles from './select.module.css';

export interface SelectOption<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps<Value extends string | number> {
  /** The control's name, where no label element points at `id`. */
  readonly label?: string;
  readonly id?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly required?: boolean;
  readonly value: Value | undefined;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
  readonly placeholder?: string;
  /** Lets the shopper filter a long list by typing. */
  readonly searchable?: boolean;
  readonly disabled?: boolean;
}

/** The library sets 'new-password', so that browsers would offer one. */
const PARTS = { input: (props: ComponentProps<'input'>) => <input {...props} autoComplete="off" /> };

/** Inside the field's landmark, instead of at the end of the body. */
function landmarkAround(field: HTMLElement): HTMLElement {
  return field.closest<HTMLElement>('dialog, [role="dialog"], main') ?? document.body;
}

/** A choice from a list that a native select would make hard to search or to style. */
export default function Select<Value extends string | number>({
  label,
  id,
  required = false,
  value,
  options,
  onChange,
  placeholder,
  searchable = false,
  disabled = false,
  ...ties
}: SelectProps<Value>) {
  const valueId = useId();
  const chosen = options.find((option) => option.value === value)?.label;
  const describedBy = [ties['aria-describedby'], chosen ? valueId : undefined].filter(Boolean).join(' ');
  return (
    <AntdTheme>
      <AntdSelect<Value>
        {...(id ? { id } : {})}
        {...(label ? { 'aria-label': label } : {})}
        {...ties}
        {...(describedBy ? { 'aria-describedby': describedBy } : {})}
        {...(required ? { 'aria-required': true } : {})}
        {...(value === undefined ? {} : { value })}
        options={options.map((option) => ({ ...option }))}
        onChange={(chosen) => onChange(chosen)}
        placeholder={placeholder}
        showSearch={searchable && { optionFilterProp: 'label' }}
        disabled={disabled}
        status={ties['aria-invalid'] ? 'error' : ''}
        suffixIcon={<ChevronDownIcon size={18} />}
        className={styles.select}
        getPopupContainer={landmarkAround}
        components={PARTS}
      />
      {chosen ? (
        // The library renders the choice next to its input: screen readers would not announce it.
        <span id={valueId} className="visually-hidden">
          {chosen}
        </span>
      ) : null}
    </AntdTheme>
  );
}
