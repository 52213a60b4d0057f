import type { ProductDetail } from 'shared-contracts/api/shapes/product-detail';
import { parseHtml } from 'shared-contracts/parse-html';
import type { ShownProduct } from './product-data.ts';

/** Separates the formatted text of a product; only sanitized markup reaches the page (CAT-18). */
export function splitHtml(detail: ProductDetail): Pick<ShownProduct, 'product' | 'html'> {
  const {
    FullDescription,
    DeliveryContent,
    MerchantContent,
    FurnitureCareContent,
    WarrantyContent,
    DisclaimerContent,
    ...product
  } = detail;
  return {
    product,
    html: {
      FullDescription: parseHtml(FullDescription),
      DeliveryContent: parseHtml(DeliveryContent),
      MerchantContent: parseHtml(MerchantContent),
      FurnitureCareContent: parseHtml(FurnitureCareContent),
      WarrantyContent: parseHtml(WarrantyContent),
      DisclaimerContent: parseHtml(DisclaimerContent),
    },
  };
}
