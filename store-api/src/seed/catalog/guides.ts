import * as v from 'valibot';
import { sectionsOf } from '../../content/documents/markdown.ts';
import { readDocuments } from '../files/read-files.ts';

const frontMatter = v.strictObject({
  name: v.string(),
  picture: v.string(),
  alt: v.string(),
  price: v.number(),
  was: v.optional(v.number()),
  sold: v.number(),
  ageDays: v.number(),
  summary: v.string(),
  subtitle: v.string(),
});

const arabicFrontMatter = v.strictObject({ title: v.string(), subtitle: v.string() });

/** What a guide's file has in one language. */
export interface GuideEdition {
  readonly title: string;
  readonly subtitle: string;
  readonly chapters: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

const arabicEditions = new Map(
  readDocuments('catalog/guides/ar', arabicFrontMatter).map(({ slug, markdown, ...front }): [string, GuideEdition] => [
    slug,
    { ...front, chapters: chaptersOf(markdown) },
  ]),
);

/** Downloads, whose files the seed generates: English and Arabic in one. */
export const seedGuides = readDocuments('catalog/guides', frontMatter).map(({ slug, markdown, ...front }) => {
  const chapters = chaptersOf(markdown);
  const english = { title: front.name.replace(' (PDF)', ''), subtitle: front.subtitle, chapters };
  const arabic = arabicEditions.get(slug);
  if (!arabic) throw new Error(`seed/catalog/guides/ar has no ${slug}.md.`);
  return { slug, ...front, chapters, editions: [english, arabic] };
});

export type SeedGuide = (typeof seedGuides)[number];

function chaptersOf(markdown: string): GuideEdition['chapters'] {
  return sectionsOf(markdown).map(({ heading, markdown: text }) => ({ heading, paragraphs: text.split('\n\n') }));
}
