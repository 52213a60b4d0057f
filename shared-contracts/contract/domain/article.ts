import type { BlogComment } from '../api/shapes/blog-comment.ts';
import type { BlogPost, BlogPostItem } from '../api/shapes/blog-post.ts';
import type { Image } from '../api/shapes/image.ts';
import { type Instant, instantOf } from './instant.ts';

/** A blog's post as lists show it. */
export interface ArticleItem {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly publishedAt: Instant;
  readonly readingMinutes: number;
  readonly image: Image;
}

export interface ArticlePage {
  readonly articles: readonly ArticleItem[];
  /** Of all pages. */
  readonly count: number;
}

export interface Article extends ArticleItem {
  /** When what it says now was published. */
  readonly modifiedAt?: Instant | undefined;
  readonly description?: string | undefined;
  readonly keywords?: string | undefined;
  /** Sanitised HTML. Its headings start at h2. */
  readonly html: string;
}

export interface Comment {
  readonly id: number;
  readonly name: string;
  /** Plain text. */
  readonly message: string;
  readonly at: Instant;
}

function articleItemOf(post: BlogPostItem): ArticleItem {
  return {
    id: post.PostID,
    slug: post.Slug,
    title: post.Title,
    excerpt: post.Excerpt,
    author: post.Author,
    publishedAt: instantOf(post.PublishedOn),
    readingMinutes: post.ReadingMinutes,
    image: post.Image,
  };
}

export function articlePageOf(posts: readonly BlogPostItem[]): ArticlePage {
  return { articles: posts.map(articleItemOf), count: posts[0]?.TotalRecords ?? 0 };
}

export function articleOf(post: BlogPost | null): Article | undefined {
  return (
    (post && {
      ...articleItemOf(post),
      modifiedAt: post.ModifiedOn ? instantOf(post.ModifiedOn) : undefined,
      description: post.Meta_Description || undefined,
      keywords: post.Meta_Keyword || undefined,
      html: post.Content,
    }) ??
    undefined
  );
}

export function commentOf({ CommentID, Name, Message, CreatedOn }: BlogComment): Comment {
  return { id: CommentID, name: Name, message: Message, at: instantOf(CreatedOn) };
}
