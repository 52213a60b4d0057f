import type { ReactNode } from 'react';
import { defineIsland, useWords } from 'shared-contracts';
import type { LayoutData } from '../composition/layout-data.ts';
import { Consent } from '../consent/consent.tsx';
import { Toasts } from '../toasts/toasts.tsx';
import { shellWords } from '../words.ts';
import { PageProgress } from './page-progress.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { StoreHeader } from './store-header.tsx';
import styles from './store-layout.module.css';

const CONTENT_ID = 'content';

const StoreFooter = defineIsland({ load: async () => (await import('./store-footer.tsx')).StoreFooter, when: 'idle' });

/** What surrounds every page: header, menu, footer, toasts, and what a screen reader hears of navigation. */
export function StoreLayout({
  categories,
  site,
  logo,
  testPayments,
  children,
}: LayoutData & { readonly children: ReactNode }) {
  const t = useWords(shellWords);
  return (
    <div className={styles.page}>
      <a href={`#${CONTENT_ID}`} className={styles.skipLink}>
        {t('skipToContent')}
      </a>
      <PageProgress />
      <StoreHeader categories={categories} logo={logo} testPayments={testPayments} />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <StoreFooter categories={categories} site={site} />
      <RouteAnnouncer contentId={CONTENT_ID} />
      <Toasts />
      <Consent />
    </div>
  );
}
