import { useStore } from '@nanostores/react';
import { $storageReady, inLanguage, LANGUAGES, type Language, useLanguage, withoutLanguage } from 'shared-contracts';
import { Link, useLocation } from 'shared-contracts/router';
import styles from './language-switch.module.css';

/** Languages in the bar of phones, by a first letter that the accessible name contains (WCAG 2.5.3). */
const SHORT: Readonly<Record<Language, string>> = { en: 'E', ar: 'ع' };

interface LanguageSwitchProps {
  readonly className?: string;
  /** Abbreviated on phones. */
  readonly short?: boolean;
}

/** The same page in the other language, in place and without a reload (SH-16). */
export function LanguageSwitch({ className = '', short = false }: LanguageSwitchProps) {
  const other: Language = useLanguage() === 'en' ? 'ar' : 'en';
  const { pathname, search, hash, state } = useLocation();
  // The server renders one page for all unknown queries, so the query joins after hydration.
  const query = useStore($storageReady) ? `${search}${hash}` : '';
  return (
    <Link
      to={`${inLanguage(other, withoutLanguage(pathname))}${query}`}
      // A page keeps its navigation state, for example a receipt, in the other language.
      state={state}
      className={`${styles.switch} ${className}`}
      aria-label={LANGUAGES[other].name}
      lang={other}
      hrefLang={other}
      preventScrollReset
    >
      {short && <bdi className={styles.short}>{SHORT[other]}</bdi>}
      <bdi className={short ? styles.whole : ''}>{LANGUAGES[other].name}</bdi>
    </Link>
  );
}
