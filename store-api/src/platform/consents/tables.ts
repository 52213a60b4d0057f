import type { Generated } from 'kysely';

/** What is consented to: see `consentText`. */
export type ConsentPurpose = 'optional-storage' | 'newsletter' | 'account' | 'terms';

declare module '../database/schema.ts' {
  interface Database {
    /** Append-only: a withdrawal is another row. */
    consents: {
      consent_id: Generated<number>;
      /** Who: see `subjects.ts`. */
      subject: string;
      purpose: ConsentPurpose;
      version: string;
      given: boolean;
      at: Date;
    };
    consent_texts: {
      /** The text's hash. */
      version: string;
      purpose: ConsentPurpose;
      /** As it was read, in English, which the translations follow. */
      text: string;
      first_read_at: Date;
    };
  }
}
