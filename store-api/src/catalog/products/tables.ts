import type { ColumnType, Generated } from 'kysely';
import type { ModerationStatus } from '../../platform/command-line/moderation.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** Money is integer paise. */
    products: {
      product_id: Generated<number>;
      name: string;
      slug: string;
      sku: string;
      is_published: Generated<boolean>;
      meta_keywords: Generated<string>;
      short_description: Generated<string>;
      full_description: Generated<string>;
      delivery_content: Generated<string>;
      furniture_care_content: Generated<string>;
      warranty_content: Generated<string>;
      disclaimer_content: Generated<string>;
      stock_quantity: Generated<number>;
      /** 0: the product states none. */
      order_maximum_quantity: Generated<number>;
      main_category_id: number;
      vendor_id: number;
      product_type_id: number | null;
      material_id: number | null;
      orientation_id: number | null;
      seater_id: number | null;
      color_id: number | null;
      size_id: number | null;
      hsn_code: string;
      gst_material_class: Generated<string>;
      is_digital: Generated<boolean>;
      is_shipping_free: Generated<boolean>;
      shipping_fee_paise: Generated<number>;
      is_returnable: Generated<boolean>;
      mark_as_new: Generated<boolean>;
      estimated_shipping_days: number;
      width_cm: number | null;
      depth_cm: number | null;
      height_cm: number | null;
      /** Of a piece with its packing. */
      weight_grams: Generated<number | null>;
      net_quantity: Generated<string>;
      /** Of the vendor where an insert states none. */
      origin_id: Generated<number>;
      importer_id: Generated<number | null>;
      /** 'YYYY-MM' of manufacture, or of import. */
      month: Generated<string | null>;
      /** Null: the price before reductions. */
      mrp_paise: Generated<number | null>;
      /** Counted by each sale. */
      units_sold: Generated<number>;
      /** `units_sold` as best-sellers are ranked by it, refreshed every few minutes. */
      ranked_units: Generated<number>;
      created_at: GeneratedTimestamp;
      /** The last change of what its page shows, except price and stock; set by a trigger. */
      changed_at: GeneratedTimestamp;
    };
    /** A row per product, which a trigger adds. Apart from it, because buyers lock products (decision 0026). */
    product_prices: {
      product_id: number;
      /** Not above 0: the product has no price and cannot be sold. */
      price_paise: Generated<number>;
      /** What the operator says it was. */
      old_price_paise: number | null;
      /** What of it may be shown: a trigger bounds it by what was asked in the last 30 days (LAW-04). */
      struck_price_paise: ColumnType<number | null, never, never>;
      /** The last change of the price; set by a trigger. */
      changed_at: GeneratedTimestamp;
    };
    /** What was asked since when; written by triggers, and by the seed for what was before. */
    price_history: {
      product_id: number;
      price_history_id: Generated<number>;
      valid_from: GeneratedTimestamp;
      /** 0: it was not offered, or not published. */
      price_paise: number;
      struck_price_paise: number | null;
      /** The transaction; '0' for what was before the history. */
      noted_by: Generated<string>;
    };
    categories: {
      category_id: Generated<number>;
      parent_category_id: number | null;
      name: string;
      slug: string;
      intro: Generated<string>;
      image_id: string | null;
      image_alt: Generated<string>;
      display_order: Generated<number>;
      /** Place in the home page's grid; null for categories outside it. */
      popular_order: number | null;
      /** In rupees; null where the category above says it. */
      assembly_fee_min: Generated<number | null>;
      assembly_fee_max: Generated<number | null>;
    };
    vendors: {
      vendor_id: Generated<number>;
      name: string;
      manufacturer_name: string;
      manufacturer_address: string;
      merchant_content: Generated<string>;
      /** Of its products that state none; India by default. */
      origin_id: Generated<number>;
      importer_id: Generated<number | null>;
    };
    origins: { origin_id: Generated<number>; name: string; iso_code: string };
    importers: { importer_id: Generated<number>; name: string; address: string };
    /** Called back: a page says so instead of selling it. */
    product_recalls: { product_id: number; recalled_at: Timestamp; reason: string; advice: string };
    product_types: { product_type_id: Generated<number>; name: string; is_quality_judged: Generated<boolean> };
    materials: { material_id: Generated<number>; name: string };
    orientations: { orientation_id: Generated<number>; name: string };
    seaters: { seater_id: Generated<number>; name: string };
    colors: { color_id: Generated<number>; name: string; hex_code: string };
    sizes: { size_id: Generated<number>; name: string };
    tags: { tag_id: Generated<number>; name: string };
    shipping_methods: { shipping_method_id: Generated<number>; name: string };
    gst_rates: {
      gst_rate_id: Generated<number>;
      hsn_code: string;
      material_class: Generated<string>;
      rate_percent: number;
      /** 'YYYY-MM-DD', inclusive on both ends. */
      valid_from: string;
      valid_to: string | null;
      source: string;
      /** The accountant who has checked it, and when; null when unchecked. */
      checked_by: Generated<string | null>;
    };
    product_images: { product_id: number; position: number; image_id: string; alt: string };
    product_categories: { product_id: number; category_id: number };
    product_tags: { product_id: number; tag_id: number };
    product_shipping_methods: { product_id: number; shipping_method_id: number };
    /** Chosen by the shopkeeper; a SKU may be unknown. */
    related_products: { product_id: number; position: number; related_sku: string };
    /** `file` is below DATA_DIR. */
    digital_files: { product_id: number; file: string; content_type: string };
    product_reviews: {
      review_id: Generated<number>;
      product_id: number;
      user_id: number | null;
      rating: number;
      title: string;
      body: string;
      reviewer_name: string;
      is_sample: Generated<boolean>;
      status: Generated<ModerationStatus>;
      created_at: GeneratedTimestamp;
    };
    /** Sums of the approved reviews, maintained by triggers. */
    product_ratings: { product_id: number; average: number; review_count: number };
    product_slug_history: { slug: string; product_id: number };
    category_slug_history: { slug: string; category_id: number };
    search_synonyms: { typed: string; means: string };
    /** Of each language that names of products are translated into; maintained by triggers. */
    product_names_in_order: { product_id: number; language: string; is_english: boolean; sort_key: string };
    /** Flips of bits that are not yet applied to product_sets. */
    product_set_changes: { kind: string; option_id: number; product_id: number };
  }
}
