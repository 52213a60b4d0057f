import type { BlogPost, BlogPostItem } from 'shared-contracts/api/shapes/blog-post';
import { columnTexts, htmlColumnTexts, type TextSource } from '../../platform/translations/text-source.ts';
import { inHtml, type TextsOf } from '../../platform/translations/translate-answer.ts';

export const POST_TEXTS: readonly TextSource[] = [
  columnTexts('blog_posts.title'),
  columnTexts('blog_posts.excerpt'),
  columnTexts('blog_posts.author'),
  columnTexts('blog_posts.meta_keyword'),
  htmlColumnTexts('blog_posts.content'),
];

export const postItemTexts = {
  Title: 'blog_posts.title',
  Excerpt: 'blog_posts.excerpt',
  Author: 'blog_posts.author',
  Image: { Alt: 'named_pictures.alt' },
} satisfies TextsOf<BlogPostItem>;

export const postTexts = {
  ...postItemTexts,
  Content: inHtml('blog_posts.content'),
  Meta_Keyword: 'blog_posts.meta_keyword',
  // A post is described by its excerpt.
  Meta_Description: 'blog_posts.excerpt',
} satisfies TextsOf<BlogPost>;
