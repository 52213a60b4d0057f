import * as v from 'valibot';

/** One article of an order. Money in rupees. LatestStatusID and ShippingStatusID: order status 1-5. */
export const OrderItem = v.object({
  OrderItemID: v.number(),
  ProductId: v.number(),
  ProductName: v.string(),
  DefaultImageUrl: v.string(),
  Price: v.number(),
  Quantity: v.number(),
  OrderItemTotal: v.number(),
  IsDigitalProduct: v.boolean(),
  LatestStatusID: v.number(),
  ShippingStatusID: v.number(),
  /** Present on a completed digital item: short-lived, for download-digital-file only. */
  DownloadToken: v.optional(v.string()),
});
export type OrderItem = v.InferOutput<typeof OrderItem>;
