import type { SiteSettings } from 'shared-contracts/api/shapes/site-settings';

export type Place = SiteSettings['mapPoints'][number];
