import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { safeHtml } from '../../platform/safe-html.ts';
import { htmlTexts } from '../../platform/translations/html-texts.ts';
import type { StoredProduct } from './stored-products.ts';

export interface ProductTranslation {
  readonly column: keyof typeof SHOWN_FROM;
  readonly language: string;
  readonly english: string;
  readonly translated: string;
}

const inHtml = (html: string) => htmlTexts(safeHtml(html));

/** Columns of a record, what their texts are shown from, and the texts that are translated one by one. */
const SHOWN_FROM = {
  name: ['products.name', (text: string) => [text]],
  short_description: ['products.short_description', (text: string) => [text]],
  description: ['products.full_description', inHtml],
  delivery: ['products.delivery_content', inHtml],
  care: ['products.furniture_care_content', inHtml],
  picture_texts: ['product_images.alt', (text: string) => [text]],
} as const;
const COLUMNS = Object.keys(SHOWN_FROM) as readonly (keyof typeof SHOWN_FROM)[];

/** All translations of the texts of some products, by SKU. */
export async function productTranslations(
  db: Db,
  products: readonly StoredProduct[],
): Promise<ReadonlyMap<string, readonly ProductTranslation[]>> {
  const texts = products.flatMap(({ record }) =>
    COLUMNS.flatMap((column) => {
      const [shownFrom, split] = SHOWN_FROM[column];
      return [record[column]]
        .flat()
        .flatMap((text) => split(text).map((english) => ({ sku: record.sku, column, shownFrom, english })));
    }),
  );
  const { rows } = await sql<ProductTranslation & { readonly sku: string }>`
    select sku, "column", language, english, translated
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as said (sku text, "column" text, "shownFrom" text, english text)
    join translations using (english)
    where shown_from = "shownFrom" and digest = md5(english)`.execute(db);
  return Map.groupBy(rows, ({ sku }) => sku);
}
