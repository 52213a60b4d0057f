import type { Generated } from 'kysely';
import type { ModerationStatus } from '../../platform/command-line/moderation.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    blog_posts: {
      post_id: Generated<number>;
      slug: string;
      title: string;
      excerpt: string;
      author: string;
      published_at: Timestamp;
      is_published: Generated<boolean>;
      image_id: string;
      image_alt: string;
      content: string;
      meta_keyword: Generated<string>;
      meta_description: string;
    };
    blog_comments: {
      comment_id: Generated<number>;
      post_id: number;
      name: string;
      /** For the operator only. */
      email: string;
      message: string;
      status: Generated<ModerationStatus>;
      created_at: GeneratedTimestamp;
    };
  }
}
