import * as v from 'valibot';
import type { ContentKind } from '../../content/documents/content-kind.ts';
import { readDocument } from '../../content/documents/content-kind.ts';
import { refreshLive } from '../../content/documents/live.ts';
import { publishVersion, saveVersion } from '../../content/documents/versions.ts';
import { banners, faqs, menus, offers, pages, posts, promises, strip, studios } from '../../content/kinds.ts';
import type { Db } from '../../platform/database/schema.ts';
import { pictureNamed } from '../catalog/seed-pictures.ts';
import { readFolder, readYaml } from '../files/read-files.ts';

const text = v.string();
/** `product` is in the picture. */
const testimonial = v.strictObject({ name: text, city: text, rating: v.number(), product: text, quote: text });

/** Policies, contact, questions: the law asks for most of them, and every page's footer links to them. */
export const OF_EVERY_SHOP: readonly ContentKind[] = [pages, faqs, menus];
/** They name coupons and categories of the samples, and promise what their owner must. */
export const OF_SAMPLES: readonly ContentKind[] = [strip, offers, promises];

/** What the seed publishes bears one moment, so that every store is filled alike; posts bear their day. */
const SEEDED_AT = new Date('2023-01-01T00:00:00Z');

/** @param kinds those of which the shop has no document yet */
export async function seedPages(db: Db, kinds: readonly ContentKind[]): Promise<void> {
  for (const kind of kinds) await publishFolder(db, kind);
}

/** What a shop without samples begins with: pages that its routes need and the law asks for, and that promise nothing. */
export async function seedPlainPages(db: Db, empty: ReadonlySet<string>): Promise<void> {
  for (const kind of [pages, menus]) if (empty.has(kind.plural)) await publishFolder(db, kind, 'content/plain');
}

/** The samples' pages in place of plain ones that nobody has written over. */
export async function replacePlainPages(db: Db): Promise<void> {
  for (const kind of OF_EVERY_SHOP) {
    const written = await db
      .selectFrom('content_versions')
      .select('name')
      .distinct()
      .where('kind', '=', kind.plural)
      .where('created_by', '!=', '')
      .execute();
    await publishFolder(db, kind, 'content', new Set(written.map(({ name }) => name)));
  }
}

/** Runs after the catalogue's seed, which stores the pictures. */
export async function seedContent(db: Db): Promise<void> {
  await publishFolder(db, banners);
  await publishFolder(db, posts);
  await publishFolder(db, studios);
  // The pages were there before their pictures.
  const items = await db.selectFrom('content_items').select('name').where('kind', '=', pages.plural).execute();
  for (const { name } of items) await refreshLive(db, pages, name, new Date());
  await db.insertInto('testimonials').values(testimonialRows()).execute();
}

async function publishFolder(
  db: Db,
  kind: ContentKind,
  folder = 'content',
  without: ReadonlySet<string> = new Set(),
): Promise<void> {
  const files = readFolder(`${folder}/${kind.plural}`).filter(({ name }) => !without.has(name));
  const documents = files.map(({ name, ...raw }) => {
    const read = readDocument(kind, name, raw);
    if (!read.ok) throw new Error(`seed/${folder}/${kind.plural}/${name}.md:\n${read.faults.join('\n')}`);
    return { name, raw, from: dayOf(raw.front) };
  });
  // The oldest post has the lowest number.
  for (const { name, raw, from } of documents.sort((one, other) => one.from.getTime() - other.from.getTime())) {
    const now = new Date();
    const { version } = await saveVersion(db, kind, name, raw, { now: SEEDED_AT, by: '' });
    await publishVersion(db, kind, name, { version, from, until: null, now });
  }
}

function dayOf(front: unknown): Date {
  const dated = v.safeParse(v.object({ date: v.string() }), front);
  return dated.success ? new Date(`${dated.output.date}T04:00:00Z`) : SEEDED_AT;
}

function testimonialRows() {
  return readYaml('content/testimonials.yaml', v.array(testimonial)).map(({ product, ...row }, index) => ({
    ...row,
    ...pictureNamed(product),
    is_sample: true,
    display_order: index + 1,
  }));
}
