import { sql } from 'kysely';
import { readPricePhrase } from 'shared-contracts/domain/price-phrase';
import type { Db } from '../../platform/database/schema.ts';
import { productCards } from '../products/product-cards.ts';
import { listProducts } from './listing.ts';
import { emptyFilter } from './product-filter.ts';
import { readSearchTerm, type Search } from './search-term.ts';

const MOST_CATEGORIES = 4;

/** For the search drawer, while the shopper types. */
export async function searchSuggestions(db: Db, term: string, pageSize: number) {
  const { words, min: minPrice, max: maxPrice } = readPricePhrase(term);
  const search = await readSearchTerm(db, words);
  if (search === null && minPrice === null && maxPrice === null) return { products: [], categories: [] };
  const [{ productIds }, categories] = await Promise.all([
    listProducts(db, { ...emptyFilter, search, minPrice, maxPrice }, { sort: '', pageNo: 1, pageSize }),
    search === null ? [] : matchingCategories(db, search),
  ]);
  const cards = await productCards(db, productIds);
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

/** Categories with a typed word in their name: those with most of the words first, and of their meanings; then the shortest names. */
async function matchingCategories(db: Db, { words }: Search) {
  const typed = words.flatMap(({ meanings }, place) => meanings.flat(2).map((lexeme) => ({ lexeme, place })));
  const { rows } = await sql<{ CategoryID: number; Name: string; Slug: string }>`
    select category_id as "CategoryID", name as "Name", slug as "Slug"
    from categories join (
      select option_id, count(distinct place) as words, count(distinct lexeme_id) as lexemes
      from unnest(${typed.map(({ lexeme }) => lexeme)}::integer[], ${typed.map(({ place }) => place)}::integer[]) as typed (lexeme_id, place)
      join search_options using (lexeme_id) where kind = 'category' group by option_id
    ) as named on option_id = category_id
    order by words desc, lexemes desc, length(name), display_order limit ${MOST_CATEGORIES}`.execute(db);
  return rows;
}
