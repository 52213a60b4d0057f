import * as v from 'valibot';
import type { Drawing as WireDrawing } from '../api/shapes/drawing.ts';
import type { Image } from '../api/shapes/image.ts';
import type { ProductDetail } from '../api/shapes/product-detail.ts';
import type { DeliveryTime } from './arrival.ts';
import { ratingOf } from './card.ts';
import { cartMaximum } from './cart-maximum.ts';
import { decodeFacts, type Fact } from './facts.ts';
import { decodeFamily, type Family } from './family.ts';
import { fromRupees, type Paise } from './money.ts';
import { oldPriceOf, priceOf } from './price.ts';
import { type Stock, stockOf } from './stock.ts';

interface Option {
  readonly id: number;
  readonly label: string;
}

/** The outline of a piece from one side, an SVG to scale (see shapes/drawing). */
export interface Drawing {
  readonly view: WireDrawing['View'];
  readonly url: string;
  /** Of the outline, in centimetres. */
  readonly width: number;
  readonly height: number;
  /** Units of the viewBox. */
  readonly unitsPerCm: number;
  /** Units of the viewBox that are free around the outline. */
  readonly margin: number;
}

/** The sanitised HTML of a product. */
export type ProductText = 'description' | 'delivery' | 'merchant' | 'care' | 'warranty' | 'disclaimer';

/** A product in full. */
export interface Product {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** The main category. */
  readonly category: { readonly id: number; readonly slug: string };
  /** Absent: it cannot be bought (CAT-25). */
  readonly price?: Paise | undefined;
  /** The price before, above the price. */
  readonly oldPrice?: Paise | undefined;
  /** The maximum retail price, with all taxes. */
  readonly mrp?: Paise | undefined;
  /** The least card instalment a month; absent without a price and of a download. */
  readonly instalmentFrom?: Paise | undefined;
  readonly stock: Stock;
  readonly stockQuantity: number;
  /** The most units a cart may hold; 0 when it is sold out (CAT-15). */
  readonly maximum: number;
  readonly brand: string;
  readonly keywords: readonly string[];
  readonly shortDescription: string;
  readonly texts: { readonly [Text in ProductText]?: string | undefined };
  readonly images: readonly Image[];
  /** Mean of the approved reviews, 1 to 5 with one decimal; absent without any. */
  readonly rating?: number | undefined;
  readonly reviewCount: number;
  readonly isNew: boolean;
  readonly isReturnable: boolean;
  readonly family?: Family | undefined;
  readonly material?: Option | undefined;
  readonly tags: readonly Option[];
  readonly shippingMethods: readonly Option[];
  /** The fee is of a cart line, whatever its quantity (PAY-02). Absent of a download. */
  readonly shipping?: ({ readonly fee: Paise } & DeliveryTime) | undefined;
  /** Centimetres. */
  readonly size?: { readonly width: number; readonly depth: number; readonly height: number } | undefined;
  readonly facts: readonly Fact[];
  /** False where it is not known. */
  readonly arrivesAssembled: boolean;
  readonly drawings: readonly Drawing[];
  /** The address of its GLB. */
  readonly model?: string | undefined;
  /** Swatches of what it is covered with can be ordered. */
  readonly hasSwatches: boolean;
  readonly sku: string;
  /** E.g. '1 piece'. */
  readonly netQuantity: string;
  readonly countryOfOrigin: string;
  /** Name and address, as far as they are known. */
  readonly manufacturer: readonly string[];
  /** The same; absent of what is made in India. */
  readonly importer?: readonly string[] | undefined;
  /** 'YYYY-MM' of manufacture, or of import where there is an importer. */
  readonly month?: string | undefined;
  /** The Indian Standards whose mark it bears, with the licence's number. */
  readonly qualityMarks: readonly { readonly standard: string; readonly title: string; readonly licence: string }[];
}

export function decodeProduct(detail: ProductDetail): Product {
  const price = priceOf(detail.Price);
  const { DimensionsCm: size } = detail;
  return {
    id: detail.ProductId,
    name: detail.MetaTitle,
    slug: detail.Slug,
    category: { id: detail.CategoryID, slug: detail.CategorySlug },
    price,
    oldPrice: oldPriceOf(detail.OldPrice, price),
    mrp: priceOf(detail.Mrp),
    instalmentFrom: price && priceOf(detail.EmiFrom),
    stock: stockOf(detail.StockStatus),
    stockQuantity: detail.StockQuantity,
    maximum: cartMaximum(detail.OrderMaximumQuantity, detail.StockQuantity),
    brand: detail.VendorName,
    keywords: detail.MetaKeywords.split(',').flatMap((keyword) => keyword.trim() || []),
    shortDescription: detail.ShortDescription,
    texts: {
      description: detail.FullDescription || undefined,
      delivery: detail.DeliveryContent || undefined,
      merchant: detail.MerchantContent || undefined,
      care: detail.FurnitureCareContent || undefined,
      warranty: detail.WarrantyContent || undefined,
      disclaimer: detail.DisclaimerContent || undefined,
    },
    images: detail.Images,
    rating: ratingOf(detail.Rating, detail.TotalReviews),
    reviewCount: detail.TotalReviews,
    isNew: detail.MarkAsNew,
    isReturnable: detail.IsReturnAble,
    family: decodeFamily(detail.Family),
    material: optionsIn(detail.MatterialTypeJson, Material)[0],
    tags: optionsIn(detail.ProductTagsJson, Tag),
    shippingMethods: optionsIn(detail.ProductShipMethodsJson, ShippingMethod),
    shipping: detail.IsDigitalProduct
      ? undefined
      : {
          fee: fromRupees(detail.IsShippingFree ? 0 : detail.ShippingFee),
          days: detail.EstimatedShippingDays,
          makingDays: detail.Facts?.LeadDays ?? 0,
        },
    size: size ? { width: size.Width, depth: size.Depth, height: size.Height } : undefined,
    facts: decodeFacts(detail.Facts),
    arrivesAssembled: detail.Facts?.ArrivesAssembled ?? false,
    drawings: detail.Drawings.map(decodeDrawing),
    model: detail.Model?.Url,
    hasSwatches: detail.HasSwatches,
    sku: detail.Sku,
    netQuantity: detail.NetQuantity,
    countryOfOrigin: detail.CountryOfOrigin,
    manufacturer: given(detail.ManufacturerName, detail.ManufacturerAddress),
    importer: detail.ImporterName ? given(detail.ImporterName, detail.ImporterAddress) : undefined,
    month: detail.Month ?? undefined,
    qualityMarks: detail.QualityMarks.map((mark) => ({
      standard: mark.Standard,
      title: mark.Title,
      licence: mark.Licence,
    })),
  };
}

const given = (...texts: readonly (string | null)[]) => texts.flatMap((text) => text || []);

const decodeDrawing = ({ View, Url, WidthCm, HeightCm, UnitsPerCm, Margin }: WireDrawing): Drawing => ({
  view: View,
  url: Url,
  width: WidthCm,
  height: HeightCm,
  unitsPerCm: UnitsPerCm,
  margin: Margin,
});

const Material = v.pipe(
  v.object({ TypeId: v.number(), TypeName: v.string() }),
  v.transform(({ TypeId, TypeName }) => ({ id: TypeId, label: TypeName })),
);
const Tag = v.pipe(
  v.object({ TagID: v.number(), TagName: v.string() }),
  v.transform(({ TagID, TagName }) => ({ id: TagID, label: TagName })),
);
const ShippingMethod = v.pipe(
  v.object({ ShippingMethodID: v.number(), MethodName: v.string() }),
  v.transform(({ ShippingMethodID, MethodName }) => ({ id: ShippingMethodID, label: MethodName })),
);

/** Parses the text of a `…Json` field. Empty when the text is not such a list. */
function optionsIn(json: string, Row: v.GenericSchema<unknown, Option>): readonly Option[] {
  const rows = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(Row)), json);
  return rows.success ? rows.output.filter(({ label }) => label.trim() !== '') : [];
}
