import type { Studio } from 'shared-contracts/api/shapes/studio';
import type { Db } from '../../platform/database/schema.ts';
import { safeHtml } from '../../platform/safe-html.ts';
import { liveDocuments } from '../documents/live.ts';
import { toHtml } from '../documents/markdown.ts';
import { findImage } from '../documents/named-picture.ts';
import { studios } from './studio-kind.ts';

export async function listStudios(db: Db): Promise<Studio[]> {
  const documents = await liveDocuments(db, studios);
  return Promise.all(
    documents
      .toSorted((one, other) => one.front.order - other.front.order)
      .map(async ({ name, front, markdown }) => ({
        Slug: name,
        Name: front.name,
        Address: front.address,
        Phone: front.phone,
        Hours: front.hours.map(({ days, opens, closes }) => ({ Days: days, Opens: opens, Closes: closes })),
        Latitude: front.latitude,
        Longitude: front.longitude,
        Image: front.picture === undefined ? null : await findImage(db, front.picture),
        Directions: safeHtml(toHtml(markdown)),
      })),
  );
}
