import type { Menu } from 'shared-contracts/api/shapes/site-settings';
import type { Db } from '../../platform/database/schema.ts';
import { liveDocuments } from '../documents/live.ts';
import { menus } from './menu-kind.ts';

/** The footer's lists of links, in order. */
export async function footerMenus(db: Db): Promise<Menu[]> {
  const documents = await liveDocuments(db, menus);
  return documents
    .toSorted((one, other) => one.front.order - other.front.order)
    .map(({ front: { title, links } }) => ({ title, links }));
}
