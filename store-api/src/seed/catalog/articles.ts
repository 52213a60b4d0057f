import * as v from 'valibot';
import { readYaml } from '../files/read-files.ts';

const texts = v.array(v.string());

const article = v.strictObject({
  /** HSN by kind of article: 9401 seats, 9403 other furniture, 9404 pouffes, 7009 mirrors. */
  hsn: v.picklist(['9401', '9403', '9404', '7009']),
  /** Category names, the main one first. */
  categories: texts,
  tags: texts,
  /** Continues a sentence that begins with the product's name. */
  promise: v.string(),
  features: texts,
  /** Of the furniture quality order, where a type clearly falls under one (docs/law.md). */
  standards: v.optional(texts, []),
  netQuantity: v.optional(v.string(), '1 piece'),
});

export type SeedArticle = v.InferOutput<typeof article>;

const part = v.partial(article);
const type = v.strictObject({ ...part.entries, kind: v.optional(v.string()) });
const { kinds, types, exceptions } = readYaml(
  'catalog/articles.yaml',
  v.strictObject({
    kinds: v.record(v.string(), part),
    types: v.record(v.string(), type),
    exceptions: v.record(v.string(), part),
  }),
);

/** A product's type says more than its kind, its exception more than both. */
export function articleOf(product: { readonly slug: string; readonly productType: string }): SeedArticle {
  const { kind = '', ...own } = types[product.productType] ?? {};
  return v.parse(article, { ...kinds[kind], ...own, ...exceptions[product.slug] });
}
