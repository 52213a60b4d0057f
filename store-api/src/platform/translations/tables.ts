import type { ColumnType } from 'kysely';

export const TRANSLATION_STATES = ['machine', 'checked'] as const;

declare module '../database/schema.ts' {
  interface Database {
    /** Texts in other languages than English, by the English text and the column it is shown from. */
    translations: {
      /** 'ar' */
      language: string;
      /** 'products.name' */
      shown_from: string;
      digest: ColumnType<string, never, never>;
      english: string;
      translated: string;
      /** 'checked': read by a person who speaks the language. */
      state: (typeof TRANSLATION_STATES)[number];
      changed_at: GeneratedTimestamp;
    };
  }
}
