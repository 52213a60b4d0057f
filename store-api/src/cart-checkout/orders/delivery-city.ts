import { sql } from 'kysely';

/** The city an order goes to, for a statement that joins `cities` by its delivery_city_id; null for an order of downloads. */
export const deliveryCity = sql<string | null>`coalesce(cities.city_name, orders.delivery_city_name)`.as('city_name');
