import * as v from 'valibot';
import { decodeSuggestions } from '../domain/suggestions.ts';
import { defineCall } from './call.ts';
import { pageSize } from './shapes/paging.ts';
import { Suggestions } from './shapes/suggestions.ts';

export const getSearchSuggestions = defineCall({
  name: 'get-search-suggestions',
  summary: 'Products and categories for what has been typed so far; forgives typing mistakes.',
  hasGet: true,
  request: v.object({ SearchTerm: v.pipe(v.string(), v.trim(), v.maxLength(200)), PageSize: pageSize(6) }),
  answer: Suggestions,
  decode: decodeSuggestions,
});
