import * as v from 'valibot';
import { Family } from './family.ts';
import { Image } from './image.ts';

export const StockStatus = v.picklist(['In stock', 'Out of stock']);
export type StockStatus = v.InferOutput<typeof StockStatus>;

/** A product as lists show it. Money is rupees. */
export const ProductListItem = v.object({
  ProductId: v.number(),
  ProductName: v.string(),
  /** The main category. */
  CategoryName: v.string(),
  CategorySlug: v.string(),
  Slug: v.string(),
  /** null: the product has no price and cannot be bought (CAT-25). */
  Price: v.nullable(v.number()),
  /** The price before; null when there was none or it is not above Price. */
  OldPrice: v.nullable(v.number()),
  /** How many products the whole list has, over all pages. */
  TotalRecords: v.number(),
  /** The brand. */
  VendorName: v.string(),
  /** Mean of the approved reviews, 1 to 5 with one decimal; null without any. */
  Rating: v.nullable(v.number()),
  TotalReviews: v.number(),
  /** Marked as new, and one of the newest few of the store. */
  MarkAsNew: v.boolean(),
  StockStatus,
  IsDigitalProduct: v.optional(v.boolean(), false),
  /** As in the product's detail; absent from an API or in a card of an earlier release, null of a download. */
  EstimatedShippingDays: v.optional(v.nullable(v.number())),
  LeadDays: v.optional(v.nullable(v.number())),
  Image,
  /** Shown where a pointer rests on the card; null when there is only one picture. */
  SecondImage: v.nullable(Image),
  /** null for a design of which there is one product. */
  Family: v.optional(v.nullable(Family), null),
});
export type ProductListItem = v.InferOutput<typeof ProductListItem>;

export const ProductList = v.array(ProductListItem);
