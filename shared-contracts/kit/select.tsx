import { Select as AntdSelect } from 'antd';
import { type ComponentProps, type ReactElement, useId, useLayoutEffect, useRef, useState } from 'react';
import { contractWords, useWords } from 'shared-contracts';
import { foldText } from '../contract/domain/fold-text.ts';
import { AntdTheme } from './antd-theme.tsx';
import { CatalogueText } from './catalogue-text.tsx';
import { ChevronDownIcon } from './icons.tsx';
import styles from './select.module.css';

export interface SelectOption<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  /** A further name by which typing finds it. */
  readonly alias?: string | undefined;
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
  /** Offers what is searched for as a value of its own, by this text, when no option has that name. */
  readonly typedText?: (searched: string) => string;
  readonly disabled?: boolean;
}

/** The library sets 'new-password', so that browsers would offer one. */
const PARTS = { input: (props: ComponentProps<'input'>) => <input {...props} autoComplete="off" /> };

/** A text as typing finds it: 'New-Delhi' is 'newdelhi'. */
const searchText = (text: string) => foldText(text).replace(/[^\p{Letter}\p{Number}]/gu, '');

function isFound(name: string, typed: string, as: 'whole' | 'part'): boolean {
  const [text, wanted] = [searchText(name), searchText(typed)];
  return as === 'whole' ? text === wanted : text.includes(wanted);
}

/** Characters of a typed value. */
const MOST_TYPED = 100;

/** Inside the field's landmark, instead of at the end of the body. */
function landmarkAround(field: HTMLElement): HTMLElement {
  return field.closest<HTMLElement>('dialog, [role="dialog"], main') ?? document.body;
}

interface NamedListProps {
  readonly children: ReactElement;
  /** A change may replace the listbox by another. */
  readonly searched: string;
}

/** Gives the library's listbox the name of its field: without one an empty list is announced as nothing. */
function NamedList({ children, searched }: NamedListProps) {
  const popup = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listbox may be another after each search
  useLayoutEffect(() => {
    const list = popup.current?.querySelector('[role="listbox"]');
    const field = list && document.querySelector<HTMLInputElement>(`[role="combobox"][aria-controls="${list.id}"]`);
    const name = field?.getAttribute('aria-label') ?? field?.labels?.[0]?.textContent;
    if (list && name) list.setAttribute('aria-label', name);
  }, [searched, children]);
  return <div ref={popup}>{children}</div>;
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
  typedText,
  disabled = false,
  ...ties
}: SelectProps<Value>) {
  const t = useWords(contractWords);
  const [searched, setSearched] = useState('');
  const valueId = useId();
  const typed = searched.trim().slice(0, MOST_TYPED);
  const isListed = options.some(({ label, alias }) =>
    [label, alias].some((name) => name && isFound(name, typed, 'whole')),
  );
  const typedOption =
    typedText && /\p{Letter}/u.test(typed) && !isListed
      ? [{ value: typed as Value, label: typedText(typed), alias: typed }]
      : [];
  const chosen = options.find((option) => option.value === value)?.label;
  const describedBy = [ties['aria-describedby'], chosen ? valueId : undefined].filter(Boolean).join(' ');
  return (
    <AntdTheme>
      <AntdSelect<Value, SelectOption<Value>>
        {...(id ? { id } : {})}
        {...(label ? { 'aria-label': label } : {})}
        {...ties}
        {...(describedBy ? { 'aria-describedby': describedBy } : {})}
        {...(required ? { 'aria-required': true } : {})}
        {...(value === undefined ? {} : { value })}
        options={[...options.map((option) => ({ ...option })), ...typedOption]}
        onChange={(chosen) => onChange(chosen)}
        placeholder={placeholder}
        showSearch={
          searchable && {
            filterOption: (typed, option) =>
              [option?.label, option?.alias].some((name) => isFound(name ?? '', typed, 'part')),
            onSearch: setSearched,
          }
        }
        optionRender={({ data }) => <CatalogueText text={data.label} />}
        labelRender={({ label }) => (typeof label === 'string' ? <CatalogueText text={label} /> : label)}
        notFoundContent={t('nothingFound')}
        popupRender={(list) => <NamedList searched={searched}>{list}</NamedList>}
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
          <CatalogueText text={chosen} />
        </span>
      ) : null}
    </AntdTheme>
  );
}
