import type { AdvertisedCoupon } from 'shared-contracts/api/shapes/advertised-coupon';
import type { PagePicture } from 'shared-contracts/api/shapes/web-content';
import type { Db } from '../../platform/database/schema.ts';
import { asImage } from '../../platform/pictures/picture.ts';
import { safeHtml } from '../../platform/safe-html.ts';
import { translateAnswer } from '../../platform/translations/translate-answer.ts';
import { fillIn } from '../documents/fill-in.ts';
import { slideTexts } from './translated-texts.ts';

/** By the page's name in any case; null for an unknown page. `{store}` in its JSON-LD is the store's name. */
export async function webPage(db: Db, pageName: string, storeName: string) {
  const page = await db
    .selectFrom('web_pages')
    .selectAll()
    .where('page_name', '=', pageName.toLowerCase())
    .executeTakeFirst();
  if (!page) return null;
  return {
    PageName: page.page_name,
    Title: page.title,
    Meta_Keyword: page.meta_keyword,
    Meta_Description: page.meta_description,
    Meta_Schema: page.meta_schema.replaceAll('{store}', JSON.stringify(storeName).slice(1, -1)),
    DataContent: safeHtml(page.content),
    Pictures: await pagePictures(db, page.page_name),
  };
}

async function pagePictures(db: Db, pageName: string): Promise<PagePicture[]> {
  const rows = await db
    .selectFrom('page_pictures')
    .innerJoin('images', 'images.image_id', 'page_pictures.image_id')
    .select(['slot', 'name', 'images.image_id', 'image_alt as alt', 'width', 'height', 'placeholder', 'edge'])
    .where('page_name', '=', pageName)
    .orderBy('slot')
    .orderBy('display_order')
    .execute();
  return rows.map(({ slot, name, ...picture }) => ({ Slot: slot, Name: name, Image: asImage(picture) }));
}

export async function homeBanners(db: Db, coupons: readonly AdvertisedCoupon[], language: string) {
  const english = await db
    .selectFrom('banners')
    .innerJoin('images', 'images.image_id', 'banners.image_id')
    .selectAll('banners')
    .select(['width', 'height', 'placeholder', 'edge'])
    .orderBy('display_order')
    .execute();
  const rows = await translateAnswer(db, language, english, slideTexts);
  return rows.flatMap((row) => {
    const coupon = coupons.find(({ code }) => code === row.coupon) ?? null;
    if (row.coupon !== null && !coupon) return [];
    const Image = asImage({ ...row, alt: row.image_alt });
    return {
      BannerID: row.banner_id,
      Title: fillIn(row.title, coupon),
      Subtitle: fillIn(row.subtitle, coupon),
      ImageUrl: Image.Url,
      AltText: row.image_alt,
      Image,
      Focus: row.focus,
      LinkUrl: row.link_url,
      DisplayOrder: row.display_order,
    };
  });
}

export async function testimonials(db: Db) {
  const rows = await db
    .selectFrom('testimonials')
    .innerJoin('images', 'images.image_id', 'testimonials.image_id')
    .selectAll('testimonials')
    .select(['width', 'height', 'placeholder', 'edge'])
    .orderBy('display_order')
    .execute();
  return rows.map((row) => ({
    Name: row.name,
    City: row.city,
    Rating: row.rating,
    Quote: row.quote,
    Image: asImage({ ...row, alt: row.image_alt }),
    IsSample: row.is_sample,
  }));
}

/** The operator's texts for a screen's labels; empty by default. */
export async function labelOverrides(db: Db, entityId: number, languageCode: string) {
  const labelsJsonData = await db
    .selectFrom('label_overrides')
    .select(['label_html_id as labelHtmlId', 'text'])
    .where('entity_id', '=', entityId)
    .where('language_code', '=', languageCode)
    .orderBy('label_html_id')
    .execute();
  return { labelsJsonData };
}
