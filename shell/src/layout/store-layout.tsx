import type { ReactNode } from 'react';
import { defineIsland, useWords } from 'shared-contracts';
import type { LayoutData } from '../composition/layout-data.ts';
import { useUnrecordedConsents } from '../consent/use-unrecorded-consents.ts';
import { Toasts } from '../toasts/toasts.tsx';
import { shellWords } from '../words.ts';
import { Offline } from './offline.tsx';
import { PageArea } from './page-area.tsx';
import { PageProgress } from './page-progress.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { StorageRefused } from './storage-refused.tsx';
import { StoreHeader } from './store-header.tsx';
import styles from './store-layout.module.css';

const CONTENT_ID = 'content';

const StoreFooter = defineIsland({
  load: async () => (await import(/* webpackChunkName: "footer" */ './store-footer.tsx')).StoreFooter,
  when: 'idle',
});

/** What surrounds every page: header, menu, footer, toasts, and what a screen reader hears of navigation. */
export function StoreLayout({
  categories,
  site,
  logo,
  testPayments,
  children,
}: Omit<LayoutData, 'version'> & { readonly children: ReactNode }) {
  const t = useWords(shellWords);
  useUnrecordedConsents();
  return (
    <div className={styles.page}>
      <a href={`#${CONTENT_ID}`} className={styles.skipLink}>
        {t('skipToContent')}
      </a>
      <PageProgress />
      <StoreHeader categories={categories} logo={logo} testPayments={testPayments} />
      <Offline />
      <StorageRefused />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        <PageArea>{children}</PageArea>
      </main>
      <StoreFooter categories={categories} site={site} />
      <RouteAnnouncer contentId={CONTENT_ID} />
      <Toasts />
    </div>
  );
}
