import { links, useWords } from 'shared-contracts';
import { Breadcrumb } from 'shared-contracts/kit/breadcrumb';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { EmptyState } from 'shared-contracts/kit/empty-state';
import { words as articleWords } from '../article/words.ts';
import styles from './blog.module.css';
import { BlogPages } from './blog-pages.tsx';
import { BlogSort } from './blog-sort.tsx';
import { blogWords } from './blog-words.ts';
import type { BlogData } from './load-blog.ts';
import { PostCard } from './post-card.tsx';
import grid from './post-grid.module.css';
import { words } from './words.ts';

/** Twelve posts a page (CON-04). */
export function Blog({ meta, query, posts, total }: BlogData) {
  const t = useWords(words);
  const listed = useWords(blogWords);
  const home = useWords(articleWords)('home');
  const heading = meta?.title ?? t('blog');
  return (
    <div className={`container ${styles.blog}`}>
      <Breadcrumb crumbs={[{ name: home, to: links.home() }, { name: heading }]} />
      <header>
        <h1 tabIndex={-1}>
          <CatalogueText text={heading} />
        </h1>
        {meta && (
          <p className="lead">
            <CatalogueText text={meta.description} />
          </p>
        )}
      </header>
      {posts.length > 0 ? (
        <>
          <BlogSort query={query} />
          <ul className={grid.posts}>
            {posts.map((post, index) => (
              <li key={post.id}>
                <PostCard post={post} heading="h2" priority={index === 0} />
              </li>
            ))}
          </ul>
          <BlogPages query={query} total={total} />
        </>
      ) : (
        <EmptyState
          title={query.page > 1 ? listed('pastTheLastPost', { n: query.page }) : listed('noPosts')}
          picture="search"
        >
          <ButtonLink to={query.page > 1 ? links.blog() : links.home()} kind="secondary">
            {query.page > 1 ? listed('firstPosts') : home}
          </ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}
