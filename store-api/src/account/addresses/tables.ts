import type { Generated } from 'kysely';

declare module '../../platform/database/schema.ts' {
  interface Database {
    user_addresses: {
      address_id: Generated<number>;
      user_id: number;
      name: string;
      /** Ten digits. */
      phone: string;
      address_line_one: string;
      /** In an Indian state, the same as the PIN's; null for a town that is not listed. */
      city_id: number | null;
      /** Of a town that is not listed; a city_id goes before them. */
      town_name: string | null;
      town_state_id: number | null;
      postal_code: string;
      /** True for exactly one of a person's addresses. */
      is_default: Generated<boolean>;
      /** When it was added or last changed. */
      saved_at: GeneratedTimestamp;
    };
  }
}
