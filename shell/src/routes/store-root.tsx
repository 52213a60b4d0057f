import { useEffect, useRef } from 'react';
import { LANGUAGES, type Language, LanguageProvider, languageOf } from 'shared-contracts';
import { Outlet, ScrollRestoration, useLocation } from 'shared-contracts/router';
import { watchInspection } from '../inspect/watch-inspection.ts';
import { StoreLayout } from '../layout/store-layout.tsx';
import { DocumentHead } from './document-head.tsx';
import { useShell } from './shell-context.tsx';

/** Header, menu and footer around whichever page is shown, in the language of the URL. */
export function StoreRoot() {
  const { frame, modules } = useShell();
  const { pathname, key } = useLocation();
  const language = languageOf(pathname);
  useEffect(() => speak(language), [language]);
  const arrival = useRef(key);
  useEffect(() => {
    // A page that the shopper goes to, or back to, is laid out whole: it may be scrolled to where they were.
    if (key !== arrival.current) delete document.documentElement.dataset.firstView;
  }, [key]);
  useEffect(() => watchInspection(modules), [modules]);
  return (
    <LanguageProvider language={language}>
      <DocumentHead />
      <StoreLayout categories={frame.categories} site={frame.site} logo={frame.logo} testPayments={frame.testPayments}>
        <Outlet />
      </StoreLayout>
      <ScrollRestoration />
    </LanguageProvider>
  );
}

function speak(language: Language): void {
  const { documentElement: root } = document;
  const { dir } = LANGUAGES[language];
  // Setting what is already set would style the whole document anew.
  if (root.lang !== language) root.lang = language;
  if (root.dir !== dir) root.dir = dir;
}
