import { useStore } from '@nanostores/react';
import { useId, useRef } from 'react';
import { $storageReady, inLanguage, links, useLanguage, useWords } from 'shared-contracts';
import { useSearchParams } from 'shared-contracts/router';
import { SearchIcon } from 'shared-contracts/ui/icons';
import { useStoreNavigate } from 'shared-contracts/ui/use-store-navigate';
import { shellWords } from '../words.ts';
import styles from './search-form.module.css';

/** Search as a plain form: works before and without JavaScript, and goes to the listing without a reload with it. */
export function SearchForm({ className = '' }: { readonly className?: string }) {
  const t = useWords(shellWords);
  const language = useLanguage();
  const navigate = useStoreNavigate();
  const [query] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  // What is searched for belongs to the URL; the server's page knows it only on the listing.
  const searched = (useStore($storageReady) && query.get('SearchTerm')) || '';
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
          defaultValue={searched}
          placeholder={t('searchPlaceholder')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          className={`input ${styles.input}`}
        />
        <button type="submit" className={`icon-button ${styles.button}`} aria-label={t('search')}>
          <SearchIcon size={22} />
        </button>
      </form>
    </search>
  );
}
