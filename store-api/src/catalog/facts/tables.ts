import type { Generated } from 'kysely';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** Of a piece what is neither in its row nor a name that it shares with others. */
    product_facts: {
      product_id: number;
      /** Parts that stand on their own. */
      modules: Generated<number | null>;
      seat_height_cm: Generated<number | null>;
      seat_depth_cm: Generated<number | null>;
      /** '220x95x70', in centimetres. */
      boxes: Generated<string[]>;
      load_kg: Generated<number | null>;
      filling: Generated<string | null>;
      cover: Generated<string | null>;
      cover_care: Generated<string | null>;
      frame: Generated<string | null>;
      finish: Generated<string | null>;
      /** Of `estimated_shipping_days` those in which it is made; null: it is in stock. */
      lead_days: Generated<number | null>;
      assembly: Generated<string | null>;
      /** Names of facts that nobody has measured. */
      estimated: Generated<string[]>;
    };
    /** By position, which is the order in which they are shown. */
    product_type_facts: { product_type_id: number; position: number; fact: string; is_required: boolean };
  }
}
