import type { Generated } from 'kysely';
import type { GeneratedTimestamp } from '../../platform/database/tables.ts';

export interface FavouriteTables {
  favourites: {
    /** Rises with every addition: the order of the list. */
    favourite_id: Generated<number>;
    user_id: number;
    product_id: number;
    added_at: GeneratedTimestamp;
  };
}
