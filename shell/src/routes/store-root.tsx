import { useEffect } from 'react';
import { LANGUAGES, LanguageProvider, languageOf } from 'shared-contracts';
import { Outlet, ScrollRestoration, useLocation } from 'shared-contracts/router';
import { watchInspection } from '../inspect/watch-inspection.ts';
import { StoreLayout } from '../layout/store-layout.tsx';
import { DocumentHead } from './document-head.tsx';
import { useShell } from './shell-context.tsx';

/** Header, menu and footer around whichever page is shown, in the language of the URL. */
export function StoreRoot() {
  const { frame, modules } = useShell();
  const language = languageOf(useLocation().pathname);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = LANGUAGES[language].dir;
  }, [language]);
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
