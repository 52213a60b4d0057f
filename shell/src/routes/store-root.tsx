import { useEffect, useLayoutEffect, useRef } from 'react';
import { factsOf, type Language, LanguageProvider, languageOf, SiteProvider } from 'shared-contracts';
import { Outlet, ScrollRestoration, useLocation } from 'shared-contracts/router';
import { watchInspection } from '../inspect/watch-inspection.ts';
import { StoreLayout } from '../layout/store-layout.tsx';
import { showPendingFonts } from '../web-fonts/pending-fonts.ts';
import { DocumentHead } from './document-head.tsx';
import { useLayout, useShell } from './shell-context.tsx';

/** The layout around every page, in the language of the URL. */
export function StoreRoot() {
  const { modules } = useShell();
  const layout = useLayout();
  const { pathname, key } = useLocation();
  const language = languageOf(pathname);
  useEffect(() => setDocumentLanguage(language), [language]);
  const firstKey = useRef(key);
  useEffect(() => {
    // After a navigation the whole page needs layout, since its scroll position may be restored.
    if (key !== firstKey.current) delete document.documentElement.dataset.firstView;
  }, [key]);
  useLayoutEffect(() => {
    if (key !== firstKey.current) showPendingFonts();
  }, [key]);
  useEffect(() => watchInspection(modules), [modules]);
  return (
    <LanguageProvider language={language}>
      <DocumentHead />
      <SiteProvider value={layout.site}>
        <StoreLayout {...layout}>
          <Outlet />
        </StoreLayout>
      </SiteProvider>
      <ScrollRestoration />
    </LanguageProvider>
  );
}

function setDocumentLanguage(language: Language): void {
  const { documentElement: root } = document;
  const { dir } = factsOf(language);
  // Setting an unchanged attribute would recalculate the styles of the whole document.
  if (root.lang !== language) root.lang = language;
  if (root.dir !== dir) root.dir = dir;
}
