import type { Db } from '../platform/database/schema.ts';
import { seedCatalogue } from './catalog/seed-catalogue.ts';
import { seedContent } from './content/seed-content.ts';
import { seedPlaces } from './places/seed-places.ts';

export async function fillStore(db: Db): Promise<void> {
  await seedPlaces(db);
  await seedCatalogue(db);
  await seedContent(db);
}
