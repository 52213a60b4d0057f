import { type Kysely, sql } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import { listProducts } from './listing.ts';
import { productCards } from './product-cards.ts';
import { emptyFilter } from './product-filter.ts';
import { readSearchTerm, type SearchWord } from './search-term.ts';

const MOST_CATEGORIES = 4;

/** What the search drawer offers while typing: products by relevance, categories by name. */
export async function searchSuggestions(db: Kysely<Database>, term: string, pageSize: number) {
  const words = await readSearchTerm(db, term);
  if (words.length === 0) return { products: [], categories: [] };
  const { productIds } = await listProducts(db, { ...emptyFilter, words }, { sort: '', pageNo: 1, pageSize });
  const [cards, categories] = await Promise.all([productCards(db, productIds), matchingCategories(db, words)]);
  return {
    products: cards.map(({ ProductId, ProductName, Slug, CategorySlug, Price, Image }) => ({
      ProductId,
      ProductName,
      Slug,
      CategorySlug,
      Price,
      Image,
    })),
    categories,
  };
}

async function matchingCategories(db: Kysely<Database>, words: readonly SearchWord[]) {
  const term = words.map(({ text }) => text).join(' ');
  const { rows } = await sql<{ CategoryID: number; Name: string; Slug: string }>`
    select category_id as "CategoryID", name as "Name", slug as "Slug" from categories
    where lower(name) like ${`%${term}%`} or ${term} <% lower(name)
    order by word_similarity(${term}, lower(name)) desc, category_id limit ${MOST_CATEGORIES}`.execute(db);
  return rows;
}
