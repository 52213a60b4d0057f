import * as v from 'valibot';
import { type ContentKind, Text } from '../documents/content-kind.ts';
import { toHtml } from '../documents/markdown.ts';
import { findPicture, missingPictures } from '../documents/named-picture.ts';

const PostFront = v.strictObject({
  title: Text,
  /** One or two sentences for lists; also the description for search engines. */
  excerpt: Text,
  keywords: v.optional(v.string(), ''),
  author: Text,
  /** The day it bears; that of its publication by default. */
  date: v.optional(v.pipe(v.string(), v.isoDate('a day is written like 2026-11-21'))),
  picture: Text,
});

/** Articles of the blog. One that is taken out still has its comments. */
export const posts: ContentKind<v.InferOutput<typeof PostFront>> = {
  plural: 'posts',
  singular: 'post',
  example: 'where-the-quilts-go',
  front: PostFront,
  title: ({ title }) => title,
  faults: (db, { front }) => missingPictures(db, [front.picture]),
  async show(trx, name, document) {
    const picture = document && (await findPicture(trx, document.front.picture));
    if (!document || !picture) {
      await trx.updateTable('blog_posts').set({ is_published: false }).where('slug', '=', name).execute();
      return;
    }
    const { title, excerpt, keywords, author, date } = document.front;
    const row = {
      title,
      excerpt,
      author,
      // Half past nine in the morning in India.
      published_at: date === undefined ? document.publishedAt : new Date(`${date}T04:00:00Z`),
      is_published: true,
      ...picture,
      content: toHtml(document.markdown),
      meta_keyword: keywords,
      meta_description: excerpt,
    };
    await trx
      .insertInto('blog_posts')
      .values({ slug: name, ...row })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .execute();
  },
};
