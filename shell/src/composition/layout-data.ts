import type { CallAnswer } from 'shared-contracts/api/call';
import type { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import type { getSiteSettings } from 'shared-contracts/api/get-site-settings';
import type { Logo } from 'shared-contracts/domain/logo';

/** A response header of the API's answers to a browser: the version of the layout in the answer's language. */
export const LAYOUT_VERSION_HEADER = 'x-layout-version';

/** What header, menu and footer show; the same on every page and for everyone. */
export interface LayoutData {
  readonly categories: CallAnswer<typeof getCategoriesList>;
  readonly site: CallAnswer<typeof getSiteSettings>;
  /** null means the bundled logo. */
  readonly logo: Logo | null;
  /** Whether payments go to the bundled sandbox: every page then says so (PAY-13). */
  readonly testPayments: boolean;
  /** Language and content of categories, settings and words: 'ar-0f3c9a1b22d4'. '' while the API has not answered. */
  readonly version: string;
}
