import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import { $storageReady, inLanguage, links, useLanguage, useWords } from 'shared-contracts';
import { IconButton } from 'shared-contracts/kit/button';
import { SearchIcon } from 'shared-contracts/kit/icons';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { useSearchParams } from 'shared-contracts/router';
import { shellWords } from '../words.ts';
import styles from './search-form.module.css';
import { useEmptiedAtLogout } from './use-emptied-at-logout.ts';

interface SearchFormProps {
  readonly className?: string;
  /** The field's first text; by default the page's search term. */
  readonly initialText?: string;
  /** Whether the field takes the focus when it mounts. */
  readonly focused?: boolean;
  /** Called with the field's text when it is pressed. */
  readonly onPress?: (text: string) => void;
  readonly onType?: (text: string) => void;
  /** Called before the navigation to the results. */
  readonly onSearch?: () => void;
}

/** A plain form that works before and without JavaScript; with it, it opens the listing without a reload. */
export function SearchForm({ className = '', initialText, focused, onPress, onType, onSearch }: SearchFormProps) {
  const t = useWords(shellWords);
  const language = useLanguage();
  const navigate = useStoreNavigate();
  const [query] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEmptiedAtLogout(field);
  // The search term is in the URL; the server's page knows it only on the listing.
  const searched = (useStore($storageReady) && query.get('SearchTerm')) || '';
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  return (
    <search className={className} aria-label={t('searchLabel')}>
      <form
        action={inLanguage(language, links.allProducts())}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const term = field.current?.value.trim();
          if (!term) return field.current?.focus();
          field.current?.blur();
          onSearch?.();
          navigate(links.search(term));
        }}
      >
        <label htmlFor={id} className="visually-hidden">
          {t('searchLabel')}
        </label>
        <input
          key={searched}
          ref={field}
          id={id}
          type="search"
          name="SearchTerm"
          defaultValue={initialText ?? searched}
          placeholder={t('searchPlaceholder')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          className={styles.input}
          onClick={(event) => onPress?.(event.currentTarget.value)}
          onInput={(event) => onType?.(event.currentTarget.value)}
        />
        <IconButton type="submit" className={styles.button} label={t('search')}>
          <SearchIcon size={22} />
        </IconButton>
      </form>
    </search>
  );
}
