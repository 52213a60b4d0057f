import { PAGE_SLOTS } from 'shared-contracts/api/shapes/web-content';
import * as v from 'valibot';
import { type ContentKind, Text } from '../documents/content-kind.ts';
import { toHtml } from '../documents/markdown.ts';
import { findPicture, missingPictures } from '../documents/named-picture.ts';

const Pictures = v.optional(v.array(Text), []);

const PageFront = v.strictObject({
  title: Text,
  keywords: v.optional(v.string(), ''),
  /** What the page is about, in a sentence: below its title, and for search engines. */
  description: Text,
  /** JSON-LD. */
  schema: v.optional(v.looseObject({}), {}),
  /** By their place on the page; a section's picture is that of the text's heading with the same number. */
  pictures: v.optional(v.strictObject({ banner: Pictures, section: Pictures, tile: Pictures, gallery: Pictures }), {}),
});
type PageFront = v.InferOutput<typeof PageFront>;

const pictureNames = ({ pictures }: PageFront) => PAGE_SLOTS.flatMap((slot) => pictures[slot]);

/** Editorial pages. A picture that a page names and the shop lacks is left out of it: an empty shop has its policies. */
export const pages: ContentKind<PageFront> = {
  plural: 'pages',
  singular: 'page',
  example: 'aboutus',
  front: PageFront,
  title: ({ title }) => title,
  faults: (db, { front }) => missingPictures(db, pictureNames(front)),
  async show(trx, name, document) {
    await trx.deleteFrom('page_pictures').where('page_name', '=', name).execute();
    if (!document) {
      await trx.deleteFrom('web_pages').where('page_name', '=', name).execute();
      return;
    }
    const { front, markdown } = document;
    const row = {
      title: front.title,
      meta_keyword: front.keywords,
      meta_description: front.description,
      meta_schema: Object.keys(front.schema).length === 0 ? '' : JSON.stringify(front.schema),
      content: toHtml(markdown),
    };
    await trx
      .insertInto('web_pages')
      .values({ page_name: name, ...row })
      .onConflict((conflict) => conflict.column('page_name').doUpdateSet(row))
      .execute();
    for (const slot of PAGE_SLOTS) {
      for (const [index, reference] of front.pictures[slot].entries()) {
        const picture = await findPicture(trx, reference);
        if (!picture) continue;
        await trx
          .insertInto('page_pictures')
          .values({ page_name: name, slot, display_order: index + 1, name: pictureName(reference), ...picture })
          .execute();
      }
    }
  },
};

/** 'designers' of 'place:designers'. */
function pictureName(reference: string): string {
  const [name = ''] = reference.trim().split(/\s/);
  return name.split(/[:/]/).at(-1) ?? name;
}
