import type { CallAnswer } from 'shared-contracts/api/call';
import type { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import type { getSiteSettings } from 'shared-contracts/api/get-site-settings';
import type { getWebsiteLogo } from 'shared-contracts/api/get-website-logo';

/** What header, menu and footer show; the same on every page and for everyone. */
export interface LayoutData {
  readonly categories: CallAnswer<typeof getCategoriesList>;
  readonly site: CallAnswer<typeof getSiteSettings>;
  /** null means the bundled logo. */
  readonly logo: CallAnswer<typeof getWebsiteLogo> | null;
  /** Whether payments go to the bundled sandbox: every page then says so (PAY-13). */
  readonly testPayments: boolean;
}
