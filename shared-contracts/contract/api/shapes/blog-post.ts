import * as v from 'valibot';
import { Image } from './image.ts';

/** A post as lists show it. */
export const BlogPostItem = v.object({
  PostID: v.number(),
  Slug: v.string(),
  Title: v.string(),
  Excerpt: v.string(),
  Author: v.string(),
  /** UTC, ISO 8601. */
  PublishedOn: v.string(),
  ReadingMinutes: v.number(),
  Image,
  /** How many posts there are over all pages. */
  TotalRecords: v.number(),
});
export type BlogPostItem = v.InferOutput<typeof BlogPostItem>;

/** A post in full. `Content` is sanitised HTML whose headings start at h2. */
export const BlogPost = v.object({
  ...BlogPostItem.entries,
  /** UTC, ISO 8601: when what it says now was published; absent from an API of an earlier release. */
  ModifiedOn: v.optional(v.string()),
  Content: v.string(),
  Meta_Keyword: v.string(),
  Meta_Description: v.string(),
});
export type BlogPost = v.InferOutput<typeof BlogPost>;
