import { links, useSite, useWords } from 'shared-contracts';
import { StoreLink } from 'shared-contracts/kit/store-link';
import type { LayoutData } from '../composition/layout-data.ts';
import { shellWords } from '../words.ts';
import styles from './logo.module.css';

/** The logo that the operator has set, else the store's name; next to the sample's a chair in a niche. */
export function Logo({ logo }: { readonly logo: LayoutData['logo'] }) {
  const t = useWords(shellWords);
  const { storeName, mark } = useSite();
  return (
    <StoreLink to={links.home()} className={styles.logo} aria-label={t('homeOf', { store: storeName })}>
      {logo ? (
        <img src={logo.url} alt={logo.alt} height={40} className={styles.image} />
      ) : (
        <>
          {mark !== 'none' && <LogoMark />}
          <bdi className={styles.name}>{storeName}</bdi>
        </>
      )}
    </StoreLink>
  );
}

/** The chair is cut out of the niche in the colour of the `ground`. */
export function LogoMark({ ground = 'paper' }: { readonly ground?: 'paper' | 'walnut' }) {
  return (
    <svg aria-hidden="true" className={styles.mark} width="34" height="40" viewBox="0 0 34 40" fill="none">
      <path d="M1 39V17a16 16 0 0 1 32 0v22Z" fill="currentColor" />
      <g className={styles[ground]} strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
        <path d="M11.5 23v-8.5a3 3 0 0 1 3-3h5a3 3 0 0 1 3 3V23" />
        <path d="M8.5 20.5v7.5h17v-7.5M11.5 23h11M10.5 28v5.5M23.5 28v5.5" />
      </g>
    </svg>
  );
}
