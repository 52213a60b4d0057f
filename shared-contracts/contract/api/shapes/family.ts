import * as v from 'valibot';
import { Image } from './image.ts';

const Kind = v.picklist(['color', 'size', 'material', 'seater', 'orientation']);

/** Another member of the product's family, or the product itself, as an answer to one question. */
const FamilyOption = v.object({
  /** E.g. 'Teal' or 'King Size'. */
  Name: v.string(),
  /** A colour's hex code; else null. */
  HexCode: v.nullable(v.string()),
  ProductId: v.number(),
  ProductName: v.string(),
  CategorySlug: v.string(),
  Slug: v.string(),
  /** As in lists of products. */
  Price: v.nullable(v.number()),
  OldPrice: v.nullable(v.number()),
  StockStatus: v.picklist(['In stock', 'Out of stock']),
  Image: v.nullable(Image),
  /** What else it has otherwise than the product shown: the family has no such product that is alike in all else. */
  Changes: v.optional(v.array(v.object({ Kind: v.union([Kind, v.literal('cover')]), Name: v.string() }))),
});

/** Products of one design, as one of them shows the others. */
export const Family = v.object({
  Id: v.number(),
  /** The design's name. */
  Name: v.string(),
  /** What a shopper chooses, in the order of the page; only what has two options or more. */
  Choices: v.array(
    v.object({
      Kind,
      Options: v.array(FamilyOption),
    }),
  ),
  /** The choice among covers such as 'velvet': not one of `Choices`, whose kinds earlier remotes know. */
  Covers: v.optional(v.array(FamilyOption)),
});
export type Family = v.InferOutput<typeof Family>;
export type FamilyOption = Family['Choices'][number]['Options'][number];
