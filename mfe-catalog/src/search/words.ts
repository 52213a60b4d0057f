import { defineWords } from 'shared-contracts';

/** Loaded with the search in the drawer. */
export const searchWords = defineWords('catalog', {
  searchStore: 'Search the store',
  searchFieldHint: 'Search sofas, beds, tables…',
  searchSubmit: 'Search',
  clearSearch: 'Clear',
  suggestions: 'Suggestions',
  recentSearches: 'Your searches',
  popularCategories: 'Popular categories',
  suggestedCategories: 'Categories',
  suggestedProducts: 'Products',
  seeAllResults: 'See all results for “{term}”',
  suggestionCount: { one: '1 suggestion', other: '{n} suggestions' },
  noSuggestions: 'Nothing found for “{term}”',
  noSuggestionsText: 'Try another word, or start from a category.',
  suggestionsFailed: 'Suggestions cannot be loaded right now. Press Enter to search.',
});
