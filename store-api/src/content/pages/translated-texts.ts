import type { WireAnswer } from 'shared-contracts/api/call';
import type { getHomeScreenBanner } from 'shared-contracts/api/get-home-screen-banner';
import type { getTestimonials } from 'shared-contracts/api/get-testimonials';
import type { getWebContent } from 'shared-contracts/api/get-web-content';
import { columnTexts, htmlColumnTexts, type TextSource, valuesOf } from '../../platform/translations/text-source.ts';
import { inHtml, inJson, type TextsOf } from '../../platform/translations/translate-answer.ts';

/** Of the pictures that documents show, which may be those of products and categories, with words of their own. */
const pictureWords: TextSource = {
  column: 'named_pictures.alt',
  read: async (db) => {
    const columns = ['page_pictures.image_alt', 'banners.image_alt', 'blog_posts.image_alt'];
    return (await Promise.all(columns.map((column) => valuesOf(db, column)))).flat();
  },
};

/** The fields of JSON-LD that are sentences; others are names and codes. */
const SENTENCES = ['description', 'paymentAccepted'] as const;

const schemaSentences: TextSource = {
  column: 'web_pages.meta_schema',
  read: async (db) => (await valuesOf(db, 'web_pages.meta_schema')).flatMap(sentencesOf),
};

function sentencesOf(schema: string): string[] {
  const entries = [JSON.parse(schema)].flat() as Readonly<Record<string, unknown>>[];
  const sentences = entries.flatMap((entry) => SENTENCES.map((field) => entry[field]));
  return sentences.filter((sentence) => typeof sentence === 'string' && sentence !== '') as string[];
}

export const PAGE_TEXTS: readonly TextSource[] = [
  columnTexts('web_pages.title'),
  columnTexts('web_pages.meta_description'),
  columnTexts('web_pages.meta_keyword'),
  schemaSentences,
  htmlColumnTexts('web_pages.content'),
  columnTexts('banners.title'),
  columnTexts('banners.subtitle'),
  columnTexts('testimonials.quote'),
  columnTexts('testimonials.name'),
  columnTexts('testimonials.city'),
  columnTexts('testimonials.image_alt'),
  pictureWords,
];

export const pictureTexts = { Alt: 'named_pictures.alt' } as const;

export const pageTexts = {
  Title: 'web_pages.title',
  Meta_Description: 'web_pages.meta_description',
  Meta_Keyword: 'web_pages.meta_keyword',
  Meta_Schema: inJson({ description: 'web_pages.meta_schema', paymentAccepted: 'web_pages.meta_schema' }),
  DataContent: inHtml('web_pages.content'),
  Pictures: { Image: pictureTexts },
} satisfies TextsOf<NonNullable<WireAnswer<typeof getWebContent>>>;

/** Translations are keyed by the text as stored, before the coupon's values are filled in. */
export const slideTexts = { title: 'banners.title', subtitle: 'banners.subtitle' } as const;

export const bannerTexts = {
  AltText: 'named_pictures.alt',
  Image: pictureTexts,
} satisfies TextsOf<WireAnswer<typeof getHomeScreenBanner>>;

export const testimonialTexts = {
  Quote: 'testimonials.quote',
  Name: 'testimonials.name',
  City: 'testimonials.city',
  Image: { Alt: 'testimonials.image_alt' },
} satisfies TextsOf<WireAnswer<typeof getTestimonials>>;
