import type { WireAnswer } from 'shared-contracts/api/call';
import type { getAttributeData } from 'shared-contracts/api/get-attribute-data';
import type { Category } from 'shared-contracts/api/get-categories-list';
import type { BestPrice } from 'shared-contracts/api/shapes/best-price';
import type { Family, FamilyOption } from 'shared-contracts/api/shapes/family';
import type { ListingExtras } from 'shared-contracts/api/shapes/listing-extras';
import type { ProductDetail } from 'shared-contracts/api/shapes/product-detail';
import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';
import { columnTexts, htmlColumnTexts, type TextSource } from '../../platform/translations/text-source.ts';
import { inHtml, inJson, type TextColumn, type TextsOf } from '../../platform/translations/translate-answer.ts';
import { beyondText } from '../facts/beyond-text.ts';
import { SENTENCES } from '../facts/sentences.ts';
import type { Varying } from './family-tables.ts';

/** In the order in which a translator meets them. */
const COLUMNS = [
  'categories.name',
  'categories.intro',
  'product_types.name',
  'materials.name',
  'colors.name',
  'sizes.name',
  'seaters.name',
  'orientations.name',
  'tags.name',
  'shipping_methods.name',
  'origins.name',
  'quality_standards.title',
  'product_families.name',
  'product_facts.cover',
  'product_facts.cover_care',
  'product_facts.filling',
  'product_facts.frame',
  'product_facts.finish',
  'product_facts.assembly',
  'products.name',
  'products.short_description',
  'products.meta_keywords',
  'products.net_quantity',
  'product_images.alt',
  'categories.image_alt',
  'vendors.manufacturer_address',
  'importers.address',
] as const satisfies readonly TextColumn[];

const HTML_COLUMNS = [
  'products.full_description',
  'products.delivery_content',
  'products.furniture_care_content',
  'products.warranty_content',
  'products.disclaimer_content',
  'vendors.merchant_content',
] as const satisfies readonly TextColumn[];

/** What is said of one piece: its translations say no more. */
const ofPiece = (source: TextSource): TextSource =>
  /^(?:products\.|product_images\.)/.test(source.column) ? { ...source, faultsOf: beyondText } : source;

export const PRODUCT_TEXTS: readonly TextSource[] = [
  ...COLUMNS.map(columnTexts),
  ...HTML_COLUMNS.map(htmlColumnTexts),
  { column: 'facts.sentences', read: async () => SENTENCES } satisfies TextSource,
].map(ofPiece);

export const categoryTexts = { Name: 'categories.name', Intro: 'categories.intro' } satisfies TextsOf<Category>;

const pictureTexts = { Alt: 'product_images.alt' } as const;

const NAMES = {
  color: 'colors.name',
  cover: 'product_facts.cover',
  size: 'sizes.name',
  material: 'materials.name',
  seater: 'seaters.name',
  orientation: 'orientations.name',
} as const satisfies Record<Varying, TextColumn>;

const optionTexts = (kind: Varying) =>
  ({
    Name: NAMES[kind],
    ProductName: 'products.name',
    Image: pictureTexts,
    Changes: ({ Kind }) => ({ Name: NAMES[Kind] }),
  }) satisfies TextsOf<FamilyOption>;

const familyTexts = {
  Name: 'product_families.name',
  Choices: ({ Kind }) => ({ Options: optionTexts(Kind) }),
  Covers: optionTexts('cover'),
} satisfies TextsOf<Family>;

export const cardTexts = {
  ProductName: 'products.name',
  CategoryName: 'categories.name',
  Image: pictureTexts,
  SecondImage: pictureTexts,
  Family: familyTexts,
} satisfies TextsOf<ProductListItem>;

export const listingTexts = {
  facets: {
    productTypes: { Name: 'product_types.name' },
    materials: { Name: 'materials.name' },
    orientations: { Name: 'orientations.name' },
    seaters: { Name: 'seaters.name' },
    colors: { Name: 'colors.name' },
    origins: { Name: 'origins.name' },
    tags: { Name: 'tags.name' },
  },
  bestPrices: { ProductName: 'products.name' } satisfies TextsOf<BestPrice>,
} satisfies TextsOf<Pick<ListingExtras, 'facets' | 'bestPrices'>>;

export const detailTexts = {
  MetaTitle: 'products.name',
  MetaKeywords: 'products.meta_keywords',
  ShortDescription: 'products.short_description',
  FullDescription: inHtml('products.full_description'),
  DeliveryContent: inHtml('products.delivery_content', 'facts.sentences'),
  MerchantContent: inHtml('vendors.merchant_content'),
  FurnitureCareContent: inHtml('products.furniture_care_content', 'facts.sentences'),
  WarrantyContent: inHtml('products.warranty_content'),
  DisclaimerContent: inHtml('products.disclaimer_content'),
  CategoryName: 'categories.name',
  MatterialTypeJson: inJson({ TypeName: 'materials.name' }),
  ProductTagsJson: inJson({ TagName: 'tags.name' }),
  ProductShipMethodsJson: inJson({ MethodName: 'shipping_methods.name' }),
  NetQuantity: 'products.net_quantity',
  CountryOfOrigin: 'origins.name',
  ManufacturerAddress: 'vendors.manufacturer_address',
  ImporterAddress: 'importers.address',
  QualityMarks: { Title: 'quality_standards.title' },
  Images: pictureTexts,
  Family: familyTexts,
  Facts: {
    Color: 'colors.name',
    Cover: 'product_facts.cover',
    CoverCare: 'product_facts.cover_care',
    Filling: 'product_facts.filling',
    Frame: 'product_facts.frame',
    Finish: 'product_facts.finish',
    Side: 'orientations.name',
    Assembly: 'product_facts.assembly',
  },
} satisfies TextsOf<ProductDetail>;

/** Of one product's attributes. */
export const attributeTexts = {
  ProductTypeName: 'product_types.name',
  MaterialName: 'materials.name',
  OrientalName: 'orientations.name',
  SeaterName: 'seaters.name',
  ColorName: 'colors.name',
} satisfies TextsOf<WireAnswer<typeof getAttributeData>>;
