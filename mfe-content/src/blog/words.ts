import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  journal: 'From our journal',
  allPosts: 'All posts',
  readingMinutes: '{n} min read',
});
