import { screen, within } from '@testing-library/react';
import { inLanguage, type Language } from 'shared-contracts';
import type { Logo } from 'shared-contracts/domain/logo';
import { Link } from 'shared-contracts/router';
import { renderPage } from 'shared-contracts/testing/render-page';
import { sampleSite } from 'shared-contracts/testing/sample-site';
import type { Composition } from '../composition/composition.ts';
import type { RemoteModules } from '../composition/remote-modules.ts';
import { StoreLayout } from '../layout/store-layout.tsx';
import { sampleCategories } from '../menu/sample-categories.ts';
import { ShellProvider } from '../routes/shell-context.tsx';

export const asha = { UserID: 7, FirstName: 'Asha', LastName: 'Rao', EmailAddress: 'asha@example.com' };

interface Setting {
  readonly path?: string;
  readonly language?: Language;
  readonly loggedInAs?: typeof asha;
  readonly testPayments?: boolean;
  readonly logo?: Logo;
  readonly storageReady?: boolean;
  readonly remotes?: Composition['remotes'];
}

/** No remote is here: what the shell can do, it does alone. */
const noRemotes = {
  loaded: () => undefined,
  load: () => Promise.reject(new Error('unavailable')),
} as unknown as RemoteModules;

/** A page inside the layout. */
export function openStore({ testPayments = false, logo, remotes = {}, ...options }: Setting = {}) {
  const layout = {
    categories: [...sampleCategories],
    site: sampleSite,
    logo: logo ?? null,
    testPayments,
    version: 'en-1',
  };
  return renderPage(
    <ShellProvider value={{ modules: noRemotes, layout, composition: { remotes } }}>
      <StoreLayout {...layout}>
        <h1>The page</h1>
        <Link to={inLanguage(options.language ?? 'en', '/Aboutus')}>Another page</Link>
      </StoreLayout>
    </ShellProvider>,
    { pattern: '/*', ...options },
  );
}

export const header = () => within(screen.getByRole('banner'));
export const search = () => header().getByRole('searchbox', { name: /^(Search the store|ابحث في المتجر)$/ });
