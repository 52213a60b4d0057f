import { definePage } from 'shared-contracts';
import { Post } from './post.tsx';
import type { PostData } from './post-data.ts';
import { postHead } from './post-head.ts';
import { UnknownPost } from './unknown-post.tsx';

export const page = definePage<PostData | null>({
  fragments: ['catalog/fragments/product-shelf'],
  // The server sends the first page's data, so the loader's code loads only on navigation.
  load: async (context) => (await import('./load-post.ts')).loadPost(context),
  Component: ({ data }) => (data ? <Post {...data} /> : <UnknownPost />),
  head: postHead,
});
