import { contractWords, useWords } from 'shared-contracts';
import styles from './breadcrumb.module.css';
import { CatalogueText } from './catalogue-text.tsx';
import { StoreLink } from './store-link.tsx';

export interface Crumb {
  readonly name: string;
  /** Canonical path without language prefix; absent on the page itself, which comes last. */
  readonly to?: string;
}

export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useWords(contractWords);
  return (
    <nav className={styles.breadcrumb} aria-label={t('breadcrumb')}>
      <ol>
        {crumbs.map(({ name, to }) => (
          <li key={name}>
            {to ? (
              <StoreLink to={to}>
                <CatalogueText text={name} />
              </StoreLink>
            ) : (
              <span aria-current="page">
                <CatalogueText text={name} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
