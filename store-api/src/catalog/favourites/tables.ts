import type { Generated } from 'kysely';

declare module '../../platform/database/schema.ts' {
  interface Database {
    favourites: {
      /** Rises with every addition: the order of the list. */
      favourite_id: Generated<number>;
      user_id: number;
      product_id: number;
      added_at: GeneratedTimestamp;
    };
  }
}
