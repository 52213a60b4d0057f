import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  contractWords,
  type FragmentProps,
  inLanguage,
  links,
  useLanguage,
  useQuery,
  useWords,
} from 'shared-contracts';
import { getPopularCategories } from 'shared-contracts/api/get-popular-categories';
import { Button, IconButton } from 'shared-contracts/kit/button';
import { SearchIcon } from 'shared-contracts/kit/icons';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { OfferList } from './offer-list.tsx';
import { type Offer, offeredGroups, searchOffer } from './offers.ts';
import { recentSearches, rememberSearch } from './recent-searches.ts';
import styles from './search.module.css';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';
import { searchWords } from './words.ts';

/** The API's limit (see get-search-suggestions). Characters. */
const LONGEST_TERM = 200;

/** Links for an empty field or an empty result. */
const MOST_CATEGORIES = 6;
const CATEGORIES_AGE_MS = 5 * 60_000;

/** A field that suggests products and categories while the shopper types (SH-02). */
export function Search({ term: typedBefore = '', onLeave }: FragmentProps['catalog/fragments/search']) {
  const t = useWords(searchWords);
  const contract = useWords(contractWords);
  const language = useLanguage();
  const navigate = useStoreNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(typedBefore);
  const term = text.trim();
  const { found, failed, refetch } = useSuggestions(term);
  // Suggestions are optional: none while the API is unavailable.
  const popular =
    useQuery(getPopularCategories, {}, { maxAge: CATEGORIES_AGE_MS }).answer?.slice(0, MOST_CATEGORIES) ?? [];
  const groups = offeredGroups({ found, popular, recent: recentSearches() });
  const isEmpty = found !== null && found.products.length + found.categories.length === 0;
  const all = found && !isEmpty ? searchOffer(found.term) : null;
  const offers = [...groups.flatMap((group) => group.offers), ...(all ? [all] : [])];
  const combobox = useCombobox(offers.map(({ key }) => key));

  // Restores the caret from the field that this one replaces.
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(typedBefore.length, typedBefore.length);
  }, [typedBefore]);

  const change = (value: string) => {
    combobox.release();
    setText(value);
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (!term) return field.current?.focus();
    rememberSearch(term);
    onLeave();
    navigate(links.search(term));
  };
  const choose = (offer: Offer) => {
    if (offer.term ?? term) rememberSearch(offer.term ?? term);
    onLeave();
  };

  return (
    <div className={styles.search}>
      <search aria-label={t('searchStore')}>
        <form action={inLanguage(language, links.allProducts())} className={styles.form} onSubmit={search}>
          <IconButton type="submit" label={t('searchSubmit')}>
            <SearchIcon />
          </IconButton>
          <input
            {...combobox.field}
            ref={field}
            name="SearchTerm"
            value={text}
            onChange={(event) => change(event.target.value)}
            aria-label={t('searchStore')}
            placeholder={t('searchFieldHint')}
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LONGEST_TERM}
            // An empty field takes the page's direction, for its placeholder.
            dir={text ? 'auto' : undefined}
            className={styles.field}
          />
          {text && (
            <button
              type="button"
              className={styles.clear}
              onClick={() => {
                change('');
                field.current?.focus();
              }}
            >
              {t('clearSearch')}
            </button>
          )}
        </form>
      </search>
      <p role="status" className="visually-hidden">
        {found?.term === term && announcement(offers.length - (all ? 1 : 0))}
      </p>
      {failed && (
        <div className={styles.failed}>
          <p>{t('suggestionsFailed')}</p>
          <Button kind="secondary" onClick={refetch}>
            {contract('retry')}
          </Button>
        </div>
      )}
      {isEmpty && (
        <div className={styles.nothing}>
          <p className={styles.nothingTitle}>{t('noSuggestions', { term: found.term })}</p>
          <p className="muted">{t('noSuggestionsText')}</p>
        </div>
      )}
      <OfferList
        id={combobox.listId}
        groups={groups}
        all={all}
        activeKey={combobox.activeKey}
        idOf={combobox.idOf}
        onChoose={choose}
      />
    </div>
  );

  function announcement(count: number): string {
    if (isEmpty) return t('noSuggestions', { term });
    return t('suggestionCount', { n: count });
  }
}
