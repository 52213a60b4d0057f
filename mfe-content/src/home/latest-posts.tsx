import { links, useWords } from 'shared-contracts';
import type { ArticleItem } from 'shared-contracts/domain/article';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { StoreLink } from 'shared-contracts/kit/store-link';
import swipeStyles from 'shared-contracts/kit/swipe.module.css';
import { PostCard } from '../blog/post-card.tsx';
import grid from '../blog/post-grid.module.css';
import { words } from '../blog/words.ts';
import styles from './latest-posts.module.css';

/** The newest posts, and a link to the blog (HOME-05). */
export function LatestPosts({ posts }: { readonly posts: readonly ArticleItem[] }) {
  const t = useWords(words);
  if (posts.length === 0) return null;
  return (
    <section className={`container ${styles.posts}`} aria-labelledby="blog">
      <header>
        <h2 id="blog">{t('fromBlog')}</h2>
        <StoreLink to={links.blog()} className={linkStyles.more}>
          {t('allPosts')}
        </StoreLink>
      </header>
      <ul className={`${swipeStyles.row} ${grid.posts}`}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
