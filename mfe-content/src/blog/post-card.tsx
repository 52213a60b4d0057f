import { links, useWords } from 'shared-contracts';
import type { ArticleItem } from 'shared-contracts/domain/article';
import { FROM_DESKTOP, FROM_WHOLE_CONTAINER } from 'shared-contracts/kit/breakpoints';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { StoreLink } from 'shared-contracts/kit/store-link';
import styles from './post-card.module.css';
import { PostDate } from './post-date.tsx';
import { PostPicture } from './post-picture.tsx';
import { words } from './words.ts';

interface PostCardProps {
  readonly post: ArticleItem;
  readonly heading: 'h2' | 'h3';
  /** For the first picture on screen; others load lazily. */
  readonly priority?: boolean;
}

/** One, two or three cards to a row. */
export const POST_SIZES = `${FROM_WHOLE_CONTAINER} 397px, ${FROM_DESKTOP} 30vw, (min-width: 640px) 46vw, 92vw`;

/** The whole card is one link. */
export function PostCard({ post, heading: Heading, priority = false }: PostCardProps) {
  const t = useWords(words);
  return (
    <article className={styles.post}>
      <PostPicture image={post.image} sizes={POST_SIZES} alt="" priority={priority} className={styles.picture} />
      <p className="small muted">
        <PostDate at={post.publishedAt} /> · {t('readingMinutes', { n: post.readingMinutes })}
      </p>
      <Heading>
        <StoreLink to={links.blogPost(post.slug)}>
          <CatalogueText text={post.title} />
        </StoreLink>
      </Heading>
      <p className={styles.excerpt}>
        <CatalogueText text={post.excerpt} />
      </p>
    </article>
  );
}
