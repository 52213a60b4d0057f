import { defineWords } from 'shared-contracts';

/** Wherever posts are shown. */
export const words = defineWords('content', {
  journal: 'From our journal',
  allPosts: 'All posts',
  readingMinutes: '{n} min read',
});
