import type { Generated } from 'kysely';

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
    banners: {
      banner_id: Generated<number>;
      title: string;
      subtitle: string;
      image_id: string;
      image_alt: string;
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
