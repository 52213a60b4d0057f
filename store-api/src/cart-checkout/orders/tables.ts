import type { ColumnType, Generated } from 'kysely';
import type { OrderRequest, OrderRequestState } from 'shared-contracts/api/shapes/order-request';
import type { Language } from 'shared-contracts/i18n/languages';

declare module '../../platform/database/schema.ts' {
  interface Database {
    orders: {
      order_id: Generated<number>;
      user_id: number;
      /** Null until paid: the shopper sees an order once it has a number. */
      order_number: string | null;
      status_id: number | null;
      created_at: GeneratedTimestamp;
      paid_at: Timestamp | null;
      items_paise: number;
      discount_paise: number;
      shipping_paise: number;
      tax_paise: number;
      total_paise: number;
      coupon_code: string | null;
      order_note: string;
      contact_email: string;
      buyer_gstin: string;
      delivery_name: string;
      delivery_phone: string;
      delivery_address: string;
      delivery_city_id: number | null;
      /** Of a town that is not listed; a delivery_city_id goes before it. */
      delivery_city_name: string | null;
      delivery_state_id: number;
      delivery_postal_code: string;
      /** The shopper's, for what is written to them. */
      language: Generated<Language>;
      /** Promised from the payment on; null where nothing was promised. */
      arrival_days: Generated<number | null>;
      /** Those of them in which it is made, 0 from stock; null where nothing was promised, and of earlier orders. */
      making_days: Generated<number | null>;
    };
    order_items: {
      order_item_id: Generated<number>;
      order_id: number;
      product_id: number;
      product_name: string;
      quantity: number;
      price_paise: number;
      discounted_price_paise: number;
      amount_paise: number;
      coupon_share_paise: number;
      shipping_paise: number;
      charged_paise: number;
      hsn_code: string;
      /** Hundredths of a percent. */
      gst_rate: number;
      taxable_paise: number;
      cgst_paise: number;
      sgst_paise: number;
      igst_paise: number;
      is_digital: boolean;
      /** As in the catalogue at the time of sale. */
      is_returnable: boolean;
      status_id: number | null;
    };
    order_status_history: {
      order_status_history_id: Generated<number>;
      order_id: number;
      status_id: number;
      reason: Generated<string>;
      at: GeneratedTimestamp;
    };
    /** A row once an order is expected on a day or has been dispatched. */
    order_deliveries: {
      order_id: number;
      /** 'YYYY-MM-DD', in India. */
      expected_on: string | null;
      dispatched_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
      carrier: Generated<string>;
      tracking_number: Generated<string>;
      /** https; '' for none. */
      tracking_url: Generated<string>;
    };
    /** For the shop alone. */
    order_notes: {
      order_note_id: Generated<number>;
      order_id: number;
      at: Timestamp;
      noted_by: string;
      note: string;
    };
    order_requests: {
      order_request_id: Generated<number>;
      /** What it is called by, 'CX-2026-7QK2ZD'. */
      reference_number: string;
      order_id: number;
      kind: OrderRequest['Kind'];
      state: OrderRequestState;
      /** The shopper's words; '' without. */
      reason: string;
      /** The store's words to a refusal; '' otherwise. */
      answer: Generated<string>;
      created_at: Timestamp;
      updated_at: Timestamp;
    };
    /** Of a return: how many pieces of which article. */
    order_request_lines: {
      order_request_id: number;
      order_item_id: number;
      quantity: number;
    };
  }
}
