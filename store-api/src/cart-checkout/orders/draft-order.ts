import type { Language } from 'shared-contracts/i18n/languages';
import type { Db } from '../../platform/database/schema.ts';
import type { Quote } from '../cart/quote.ts';

/** Where an order goes and whom it concerns, as checkout settled it. */
export interface OrderContact {
  readonly email: string;
  readonly buyerGstin: string;
  readonly note: string;
  readonly language: Language;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly cityId: number | null;
  readonly stateId: number;
  readonly postalCode: string;
}

/** Writes an order as it was quoted; the shopper does not see it before it is paid. Must run in a transaction. */
export async function draftOrder(
  trx: Db,
  draft: { readonly userId: number; readonly quote: Quote; readonly contact: OrderContact },
): Promise<number> {
  const { cart, coupon } = draft.quote;
  const { contact } = draft;
  const { order_id: orderId } = await trx
    .insertInto('orders')
    .values({
      user_id: draft.userId,
      items_paise: cart.itemsTotal,
      discount_paise: cart.discount,
      shipping_paise: cart.shipping,
      tax_paise: cart.taxTotal,
      total_paise: cart.total,
      coupon_code: coupon?.code ?? null,
      order_note: contact.note,
      language: contact.language,
      contact_email: contact.email,
      buyer_gstin: contact.buyerGstin,
      delivery_name: contact.name,
      delivery_phone: contact.phone,
      delivery_address: contact.address,
      delivery_city_id: contact.cityId,
      delivery_state_id: contact.stateId,
      delivery_postal_code: contact.postalCode,
    })
    .returning('order_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_items')
    .values((row) =>
      cart.lines.map((line) => ({
        order_id: orderId,
        product_id: line.productId,
        product_name: line.name,
        quantity: line.quantity,
        price_paise: line.price,
        discounted_price_paise: line.discountedPrice,
        amount_paise: line.amount,
        coupon_share_paise: line.couponShare,
        shipping_paise: line.shipping,
        charged_paise: line.charged,
        hsn_code: line.hsnCode,
        gst_rate: line.gstRate,
        taxable_paise: line.taxable,
        cgst_paise: line.cgst,
        sgst_paise: line.sgst,
        igst_paise: line.igst,
        is_digital: line.isDigital,
        is_returnable: row
          .selectFrom('products')
          .select('is_returnable')
          .where('product_id', '=', line.productId)
          .$asScalar()
          .$notNull(),
      })),
    )
    .execute();
  return orderId;
}
