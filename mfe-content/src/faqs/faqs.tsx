import { useEffect, useId, useState } from 'react';
import { inLanguage, links, useLanguage, useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { EmptyState } from 'shared-contracts/kit/empty-state';
import fieldStyles from 'shared-contracts/kit/field.module.css';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { SafeHtml } from 'shared-contracts/kit/safe-html';
import { useLocation } from 'shared-contracts/router';
import { HelpBand } from '../help-band/help-band.tsx';
import { PageBanner } from '../page-banner/page-banner.tsx';
import { QuestionList } from '../questions/question-list.tsx';
import parts from '../web-content/page-parts.module.css';
import styles from './faqs.module.css';
import type { FaqsData } from './load-faqs.ts';
import { searchFaqs } from './search-faqs.ts';
import { words } from './words.ts';

/** Three groups of questions, searched as one types; every answer has an address (CON-01). */
export function Faqs({ meta, intro, groups, search }: FaqsData) {
  const t = useWords(words);
  const [typed, setTyped] = useState(search);
  const found = searchFaqs(groups, typed);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const isSearching = typed.trim() !== '';
  useUnfoldedAnswer();
  return (
    <div className={styles.page}>
      <PageBanner meta={meta} title={t('faqs')}>
        <SearchField typed={typed} onType={setTyped} />
      </PageBanner>
      <div className={`container ${styles.columns}`}>
        <nav className={`${parts.aside} ${styles.groups}`} aria-label={t('faqGroups')}>
          <ul className={parts.chips}>
            {found.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <CatalogueText text={name} />
                </a>
              </li>
            ))}
          </ul>
          <p role="status" className="small muted">
            {isSearching ? t('faqsFound', { n: count }) : ''}
          </p>
        </nav>
        <div className={styles.answers}>
          {!isSearching && <SafeHtml tree={intro} className="prose" />}
          {found.map(({ id, name, questions }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>
                <CatalogueText text={name} />
              </h2>
              <QuestionList
                questions={questions}
                open={isSearching}
                after={(one) => (
                  <a href={`#${one.id}`} className={`${linkStyles.text} ${styles.address}`}>
                    {t('linkToAnswer')}
                    <span className="visually-hidden">: {one.question}</span>
                  </a>
                )}
              />
            </section>
          ))}
          {count === 0 && (
            <EmptyState title={t('noFaqs')} picture="search">
              <Button kind="secondary" onClick={() => setTyped('')}>
                {t('allFaqs')}
              </Button>
            </EmptyState>
          )}
          <HelpBand />
        </div>
      </div>
    </div>
  );
}

/** A plain form: without JavaScript the server searches. */
function SearchField({ typed, onType }: { readonly typed: string; readonly onType: (typed: string) => void }) {
  const t = useWords(words);
  const language = useLanguage();
  const id = useId();
  return (
    <search className={styles.search}>
      {/* The answers are there already: Enter has nothing to fetch. */}
      <form action={inLanguage(language, links.faqs())} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id} className={fieldStyles.label}>
          {t('searchFaqs')}
        </label>
        <input
          id={id}
          type="search"
          name="q"
          value={typed}
          placeholder={t('searchFaqsHint')}
          enterKeyHint="search"
          className={fieldStyles.input}
          onChange={({ target }) => onType(target.value)}
        />
      </form>
    </search>
  );
}

/** Unfolds the answer that the address names, for a navigation within the store and for browsers that leave it folded. */
function useUnfoldedAnswer(): void {
  const { hash } = useLocation();
  useEffect(() => {
    // The ids are ASCII, so that nothing is decoded: a fragment may be malformed.
    const folded = document.getElementById(hash.slice(1))?.closest('details');
    if (folded) folded.open = true;
  }, [hash]);
}
