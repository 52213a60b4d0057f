import * as v from 'valibot';
import { Drawing } from './drawing.ts';
import { Facts } from './facts.ts';
import { Family } from './family.ts';
import { Image } from './image.ts';
import { Model } from './model.ts';
import { StockStatus } from './product-list-item.ts';

/**
 * A product in full (§3 of the storefront's specification). Money is rupees; `…Json` fields are JSON text of a
 * list of objects; `…Content` and FullDescription are sanitised HTML, '' when there is none.
 */
export const ProductDetail = v.object({
  ProductId: v.number(),
  /** The name. */
  MetaTitle: v.string(),
  MetaKeywords: v.string(),
  ShortDescription: v.string(),
  FullDescription: v.string(),
  /** null: the product has no price and cannot be bought (CAT-25). */
  Price: v.nullable(v.number()),
  OldPrice: v.nullable(v.number()),
  /** The least card instalment a month, in whole rupees; null where there are none: no price, or a download. */
  EmiFrom: v.optional(v.nullable(v.number()), null),
  /** 0 when the product states none. */
  OrderMaximumQuantity: v.number(),
  /** `[{TypeId, TypeName}]`; the first is the material. */
  MatterialTypeJson: v.string(),
  /** `[{TagID, TagName}]`. */
  ProductTagsJson: v.string(),
  /** `[{ShippingMethodID, MethodName}]`. */
  ProductShipMethodsJson: v.string(),
  VendorName: v.string(),
  /** Mean of the approved reviews, 1 to 5 with one decimal; null without any. */
  Rating: v.nullable(v.number()),
  TotalReviews: v.number(),
  IsShippingFree: v.boolean(),
  IsReturnAble: v.boolean(),
  MarkAsNew: v.boolean(),
  EstimatedShippingDays: v.number(),
  DeliveryContent: v.string(),
  MerchantContent: v.string(),
  FurnitureCareContent: v.string(),
  WarrantyContent: v.string(),
  DisclaimerContent: v.string(),
  Images: v.array(Image),
  Slug: v.string(),
  CategoryID: v.number(),
  CategoryName: v.string(),
  CategorySlug: v.string(),
  StockStatus,
  StockQuantity: v.number(),
  Sku: v.string(),
  HsnCode: v.string(),
  /** Percent of GST contained in Price. */
  GstRate: v.number(),
  /** null for what has no size, e.g. a digital product. */
  DimensionsCm: v.nullable(v.object({ Width: v.number(), Depth: v.number(), Height: v.number() })),
  IsDigitalProduct: v.boolean(),
  /** Rupees per cart line whatever its quantity (PAY-02), tax-inclusive; 0 when shipping is free. */
  ShippingFee: v.number(),
  /** Maximum retail price in rupees, inclusive of all taxes; null without a price. */
  Mrp: v.nullable(v.number()),
  /** E.g. '1 piece'. */
  NetQuantity: v.string(),
  CountryOfOrigin: v.string(),
  ManufacturerName: v.string(),
  ManufacturerAddress: v.string(),
  /** null for what is made in India. */
  ImporterName: v.optional(v.nullable(v.string()), null),
  ImporterAddress: v.optional(v.nullable(v.string()), null),
  /** 'YYYY-MM' of manufacture, or of import where there is an importer. */
  Month: v.optional(v.nullable(v.string()), null),
  /** The Indian Standards whose mark it bears, with the licence's number. */
  QualityMarks: v.optional(v.array(v.object({ Standard: v.string(), Title: v.string(), Licence: v.string() })), []),
  /** null for a design of which there is one product. */
  Family: v.optional(v.nullable(Family), null),
  /** null: nothing is known, as of a download. */
  Facts: v.optional(v.nullable(Facts), null),
  /** Outlines of the piece, at most one of each view. */
  Drawings: v.optional(v.array(Drawing), []),
  Model: v.optional(v.nullable(Model), null),
  /** Whether get-swatches has something for it. */
  HasSwatches: v.optional(v.boolean(), false),
});
export type ProductDetail = v.InferOutput<typeof ProductDetail>;
