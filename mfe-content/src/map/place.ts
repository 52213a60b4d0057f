import type { SiteSettings } from 'shared-contracts/api/shapes/site-settings';

/** A place of the store on the map. */
export type Place = SiteSettings['mapPoints'][number];
