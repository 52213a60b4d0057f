import { type RawBuilder, sql } from 'kysely';
import type { Language } from 'shared-contracts/i18n/languages';
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
  /** Of a town that is not listed; '' otherwise. */
  readonly cityName: string;
  readonly stateId: number;
  readonly postalCode: string;
}

/**
 * SQL for two CTEs that write an order as it was quoted: `drafted` has its order_id. The shopper does not see it before it is
 * paid.
 */
export function draftedOrder(draft: {
  readonly userId: number;
  readonly quote: Quote;
  readonly contact: OrderContact;
}): RawBuilder<unknown> {
  const { cart, coupon, arrival } = draft.quote;
  const { contact } = draft;
  return sql`
    drafted as (
      insert into orders (user_id, items_paise, discount_paise, shipping_paise, tax_paise, total_paise, coupon_code,
        order_note, language, contact_email, buyer_gstin, delivery_name, delivery_phone, delivery_address, delivery_city_id,
        delivery_city_name, delivery_state_id, delivery_postal_code, arrival_days, making_days)
      values (${draft.userId}, ${cart.itemsTotal}, ${cart.discount}, ${cart.shipping}, ${cart.taxTotal}, ${cart.total},
        ${coupon?.code ?? null}, ${contact.note}, ${contact.language}, ${contact.email}, ${contact.buyerGstin},
        ${contact.name}, ${contact.phone}, ${contact.address}, ${contact.cityId}, ${contact.cityName || null},
        ${contact.stateId}, ${contact.postalCode}, ${arrival.days},
        ${arrival.makingDays})
      returning order_id
    ),
    drafted_items as (
      insert into order_items (order_id, product_id, product_name, quantity, price_paise, discounted_price_paise,
        amount_paise, coupon_share_paise, shipping_paise, charged_paise, hsn_code, gst_rate, taxable_paise, cgst_paise,
        sgst_paise, igst_paise, is_digital, is_returnable)
      select order_id, line.product_id, name, quantity, price, discounted_price, amount, coupon_share, shipping, charged,
        hsn_code, gst_rate, taxable, cgst, sgst, igst, is_digital,
        (select products.is_returnable from products where products.product_id = line.product_id)
      from drafted, ${linesOf(cart)}
    )`;
}

/** SQL for the lines as rows, in the order of the cart. */
function linesOf({ lines }: Quote['cart']) {
  const rows = lines.map((line) => ({
    product_id: line.productId,
    name: line.name,
    quantity: line.quantity,
    price: line.price,
    discounted_price: line.discountedPrice,
    amount: line.amount,
    coupon_share: line.couponShare,
    shipping: line.shipping,
    charged: line.charged,
    hsn_code: line.hsnCode,
    gst_rate: line.gstRate,
    taxable: line.taxable,
    cgst: line.cgst,
    sgst: line.sgst,
    igst: line.igst,
    is_digital: line.isDigital,
  }));
  return sql`
    jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (product_id integer, name text, quantity integer,
      price bigint, discounted_price bigint, amount bigint, coupon_share bigint, shipping bigint, charged bigint,
      hsn_code text, gst_rate integer, taxable bigint, cgst bigint, sgst bigint, igst bigint, is_digital boolean)`;
}
