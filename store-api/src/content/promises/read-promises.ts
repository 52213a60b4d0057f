import type { StorePromise } from 'shared-contracts/api/shapes/promise';
import type { Db } from '../../platform/database/schema.ts';
import { liveDocuments } from '../documents/live.ts';
import { promises } from './promise-kind.ts';

/** In order. */
export async function storePromises(db: Db): Promise<StorePromise[]> {
  const documents = await liveDocuments(db, promises);
  return documents
    .toSorted((one, other) => one.front.order - other.front.order)
    .map(({ front: { place, icon, title, text = '' } }) => ({ place, icon, title, text }));
}
