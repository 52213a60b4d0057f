import type { Generated } from 'kysely';
import type { PageSlot } from 'shared-contracts/api/shapes/web-content';

declare module '../../platform/database/schema.ts' {
  interface Database {
    web_pages: {
      /** In lower case. */
      page_name: string;
      title: string;
      meta_keyword: string;
      meta_description: string;
      meta_schema: Generated<string>;
      content: string;
    };
    page_pictures: {
      page_name: string;
      slot: PageSlot;
      display_order: number;
      /** What it shows, for the page to caption it: 'designers'. */
      name: string;
      image_id: string;
      image_alt: string;
    };
    banners: {
      banner_id: Generated<number>;
      /** The document's. */
      name: string;
      coupon: string | null;
      title: string;
      subtitle: string;
      image_id: string;
      image_alt: string;
      focus: Generated<string>;
      link_url: string;
      display_order: number;
    };
    testimonials: {
      testimonial_id: Generated<number>;
      name: string;
      city: string;
      rating: number;
      quote: string;
      image_id: string;
      image_alt: string;
      is_sample: Generated<boolean>;
      display_order: number;
    };
    label_overrides: { entity_id: number; language_code: string; label_html_id: string; text: string };
  }
}
