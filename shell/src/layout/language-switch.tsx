import { useStore } from '@nanostores/react';
import type { KeyboardEvent } from 'react';
import {
  $storageReady,
  factsOf,
  inLanguage,
  type Language,
  storeLanguages,
  useLanguage,
  useWords,
  withoutLanguage,
} from 'shared-contracts';
import { Link, useLocation } from 'shared-contracts/router';
import { shellWords } from '../words.ts';
import styles from './language-switch.module.css';

interface LanguageSwitchProps {
  readonly className?: string;
}

/** The same page in another language, in place and without a reload (SH-16): a link, and a menu where there are several. */
export function LanguageSwitch({ className = '' }: LanguageSwitchProps) {
  const t = useWords(shellWords);
  const language = useLanguage();
  const { pathname } = useLocation();
  const others = storeLanguages().filter(({ code }) => code !== language);
  const [other, ...more] = others;
  if (other && more.length === 0) return <LanguageLink to={other.code} className={className} />;
  return (
    // A language that was chosen closes it.
    <details key={pathname} className={`${styles.menu} ${className}`} onKeyDown={closeOnEscape}>
      <summary className={styles.switch} aria-label={`${t('language')}: ${factsOf(language).name}`}>
        <bdi>{factsOf(language).name}</bdi>
      </summary>
      <ul className={styles.choices}>
        {others.map(({ code }) => (
          <li key={code}>
            <LanguageLink to={code} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

function LanguageLink({ to, className = '' }: LanguageSwitchProps & { readonly to: Language }) {
  const { pathname, search, hash, state } = useLocation();
  // The server renders one page for all unknown queries, so the query joins after hydration.
  const query = useStore($storageReady) ? `${search}${hash}` : '';
  return (
    <Link
      to={`${inLanguage(to, withoutLanguage(pathname))}${query}`}
      // A page keeps its navigation state, for example a receipt, in the other language.
      state={state}
      className={`${styles.switch} ${className}`}
      lang={to}
      hrefLang={to}
      preventScrollReset
    >
      <bdi>{factsOf(to).name}</bdi>
    </Link>
  );
}
