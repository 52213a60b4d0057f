import { defineWords } from 'shared-contracts';

export const blogWords = defineWords('content', {
  sortPosts: 'Sort by',
  newest: 'Newest first',
  oldest: 'Oldest first',
  'title-ascending': 'Title, A-Z',
  'title-descending': 'Title, Z-A',
  applyPostSort: 'Sort',
  postPages: 'Pages of the blog',
  postPage: 'Page {n}',
  previousPosts: 'Previous',
  nextPosts: 'Next',
  pageOfPosts: '{heading}, page {n}',
  pastTheLastPost: 'The blog has no page {n} yet.',
  noPosts: 'No posts yet.',
  firstPosts: 'Go to the first page',
});
