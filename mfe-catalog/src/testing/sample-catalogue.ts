import type { Category } from 'shared-contracts/api/get-categories-list';
import type { Family, FamilyOption } from 'shared-contracts/api/shapes/family';
import type { ProductDetail } from 'shared-contracts/api/shapes/product-detail';
import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';

const image = (n: number) => ({
  Url: `/media/picture${n}`,
  Alt: `View ${n} of the sofa`,
  Width: 1440,
  Height: 1440,
  Placeholder: '',
});

export const categories: readonly Category[] = [
  { CategoryID: 1, Name: 'Living Room', Slug: 'living-room', Intro: 'Made to last.', ProductCount: 24 },
  { CategoryID: 2, Name: 'Sofas', Slug: 'sofas', ParentCategoryID: 1, Intro: 'Made to last.', ProductCount: 24 },
  {
    CategoryID: 3,
    Name: 'Fabric Sofas',
    Slug: 'fabric-sofas',
    ParentCategoryID: 2,
    Intro: 'Made to last.',
    ProductCount: 12,
  },
];

/** A design in four colours: the sample product, a dearer one, one that is sold out, and one that is of velvet as no other is. */
export const aarviFamily: Family = {
  Id: 5,
  Name: 'Aarvi',
  Choices: [
    {
      Kind: 'color',
      Options: [
        inColor(7, 'Teal', '#1F6E70', { Slug: 'aarvi-3-seater-fabric-sofa-in-teal', Image: image(1) }),
        inColor(8, 'Navy', '#1F2A44', { Price: 27_499, OldPrice: null }),
        inColor(9, 'Beige', '#D9C7A8', { StockStatus: 'Out of stock' }),
        inColor(10, 'Plum', '#5B2A4A', {
          Price: 31_499.5,
          OldPrice: null,
          Changes: [{ Kind: 'cover', Name: 'velvet' }],
        }),
      ],
    },
  ],
  Covers: [
    inColor(7, 'woven fabric', '', { Slug: 'aarvi-3-seater-fabric-sofa-in-teal' }),
    inColor(10, 'velvet', '', {
      Slug: 'aarvi-in-plum',
      Price: 31_499.5,
      OldPrice: null,
      Changes: [{ Kind: 'color', Name: 'Plum' }],
    }),
  ],
};

function inColor(ProductId: number, Name: string, HexCode: string, change: Partial<FamilyOption>): FamilyOption {
  return {
    Name,
    HexCode,
    ProductId,
    ProductName: `Aarvi 3 Seater Fabric Sofa in ${Name}`,
    CategorySlug: 'fabric-sofas',
    Slug: `aarvi-in-${Name.toLowerCase()}`,
    Price: 25_499.5,
    OldPrice: 29_999,
    StockStatus: 'In stock',
    Image: image(10 + ProductId),
    Changes: [],
    ...change,
  };
}

/** Costs 25,499.50 instead of 29,999.00 rupees. */
export function listItem(change: Partial<ProductListItem> = {}): ProductListItem {
  return {
    ProductId: 7,
    ProductName: 'Aarvi 3 Seater Fabric Sofa in Teal',
    CategoryName: 'Fabric Sofas',
    CategorySlug: 'fabric-sofas',
    Slug: 'aarvi-3-seater-fabric-sofa-in-teal',
    Price: 25_499.5,
    OldPrice: 29_999,
    TotalRecords: 1,
    VendorName: 'Jodhpur Craft House',
    Rating: 4.5,
    TotalReviews: 12,
    MarkAsNew: false,
    StockStatus: 'In stock',
    IsDigitalProduct: false,
    EstimatedShippingDays: 9,
    LeadDays: null,
    Image: image(1),
    SecondImage: image(2),
    Family: null,
    ...change,
  };
}

/** `count` different items of a list with `total` items. */
export function listItems(count: number, total = count): ProductListItem[] {
  return Array.from({ length: count }, (_, index) =>
    listItem({
      ProductId: index + 1,
      ProductName: `Sofa ${index + 1}`,
      Slug: `sofa-${index + 1}`,
      TotalRecords: total,
    }),
  );
}

export function productDetail(change: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ProductId: 7,
    MetaTitle: 'Aarvi 3 Seater Fabric Sofa in Teal',
    MetaKeywords: 'fabric sofa, teal, living room',
    ShortDescription: 'Deep seats on a sheesham frame.',
    FullDescription: '<p>Seats <strong>three</strong>.</p><script>alert(1)</script>',
    Price: 25_499.5,
    OldPrice: 29_999,
    EmiFrom: 1_224,
    OrderMaximumQuantity: 3,
    MatterialTypeJson: '[{"TypeId":1,"TypeName":"Fabric"}]',
    ProductTagsJson: '[{"TagID":1,"TagName":"Bestseller"}]',
    ProductShipMethodsJson: '[{"ShippingMethodID":1,"MethodName":"Standard"}]',
    VendorName: 'Jodhpur Craft House',
    Rating: 4.5,
    TotalReviews: 12,
    IsShippingFree: true,
    IsReturnAble: true,
    MarkAsNew: true,
    EstimatedShippingDays: 9,
    DeliveryContent: '<p>Brought to your door.</p>',
    MerchantContent: '',
    FurnitureCareContent: '<p>Dust weekly.</p>',
    WarrantyContent: '',
    DisclaimerContent: '',
    Images: [image(1), image(2), image(3)],
    Slug: 'aarvi-3-seater-fabric-sofa-in-teal',
    CategoryID: 3,
    CategoryName: 'Fabric Sofas',
    CategorySlug: 'fabric-sofas',
    StockStatus: 'In stock',
    StockQuantity: 20,
    Sku: 'AAR-7',
    HsnCode: '9401',
    GstRate: 18,
    DimensionsCm: { Width: 217, Depth: 91, Height: 88 },
    IsDigitalProduct: false,
    ShippingFee: 0,
    Mrp: 29_999,
    NetQuantity: '1 piece',
    CountryOfOrigin: 'India',
    ManufacturerName: 'Jodhpur Craft House',
    ManufacturerAddress: 'Jodhpur, Rajasthan',
    ImporterName: null,
    ImporterAddress: null,
    Month: '2026-09',
    QualityMarks: [],
    Family: null,
    Facts: null,
    Drawings: [],
    Model: null,
    HasSwatches: false,
    ...change,
  };
}

export function images(count: number) {
  return Array.from({ length: count }, (_, index) => image(index + 1));
}
