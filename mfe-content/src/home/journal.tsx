import { links, useWords } from 'shared-contracts';
import type { BlogPostItem } from 'shared-contracts/api/shapes/blog-post';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { PostCard } from '../blog/post-card.tsx';
import grid from '../blog/post-grid.module.css';
import { words } from '../blog/words.ts';
import styles from './journal.module.css';

/** The newest posts, and a link to the blog (HOME-05). */
export function Journal({ posts }: { readonly posts: readonly BlogPostItem[] }) {
  const t = useWords(words);
  if (posts.length === 0) return null;
  return (
    <section className={`container ${styles.journal}`} aria-labelledby="journal">
      <header>
        <h2 id="journal">{t('journal')}</h2>
        <StoreLink to={links.blog()} className={linkStyles.more}>
          {t('allPosts')}
        </StoreLink>
      </header>
      <ul className={grid.posts}>
        {posts.map((post) => (
          <li key={post.PostID}>
            <PostCard post={post} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
