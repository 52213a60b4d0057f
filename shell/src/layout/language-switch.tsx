import { useStore } from '@nanostores/react';
import { $storageReady, inLanguage, LANGUAGES, type Language, useLanguage, withoutLanguage } from 'shared-contracts';
import { Link, useLocation } from 'shared-contracts/router';
import styles from './language-switch.module.css';

/** The same page in the other language, in place and without a reload (SH-16). */
export function LanguageSwitch({ className = '' }: { readonly className?: string }) {
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
      lang={other}
      hrefLang={other}
      preventScrollReset
    >
      <bdi>{LANGUAGES[other].name}</bdi>
    </Link>
  );
}
