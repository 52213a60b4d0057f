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

/** Downloads, whose files the seed generates. */
export const seedGuides = readDocuments('catalog/guides', frontMatter).map(({ slug, markdown, ...front }) => ({
  slug,
  ...front,
  chapters: sectionsOf(markdown).map(({ heading, markdown: text }) => ({ heading, paragraphs: text.split('\n\n') })),
}));

export type SeedGuide = (typeof seedGuides)[number];
