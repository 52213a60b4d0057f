import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  blog: 'Blog',
  fromBlog: 'From our blog',
  allPosts: 'All posts',
  readingMinutes: '{n} min read',
});
