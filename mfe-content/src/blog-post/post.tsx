import { Fragment, links, useWords } from 'shared-contracts';
import { Breadcrumb } from 'shared-contracts/kit/breadcrumb';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { SafeHtml } from 'shared-contracts/kit/safe-html';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { words as articleWords } from '../article/words.ts';
import { PostDate } from '../blog/post-date.tsx';
import { PostPicture } from '../blog/post-picture.tsx';
import { words as blogWords } from '../blog/words.ts';
import { CommentForm } from './comment-form.tsx';
import { Comments } from './comments.tsx';
import { LEAD_SIZES } from './lead-sizes.ts';
import styles from './post.module.css';
import type { PostData } from './post-data.ts';
import { SharePost } from './share-post.tsx';
import { words } from './words.ts';

/** A blog post: picture, text, comments, and products (CON-05). */
export function Post({ post, text, comments, products, address }: PostData) {
  const t = useWords(words);
  const home = useWords(articleWords)('home');
  const ofBlog = useWords(blogWords);
  const minutes = ofBlog('readingMinutes', { n: post.readingMinutes });
  return (
    <div className={`container ${styles.page}`}>
      <article className={styles.post}>
        <Breadcrumb
          crumbs={[{ name: home, to: links.home() }, { name: ofBlog('blog'), to: links.blog() }, { name: post.title }]}
        />
        <header>
          <h1 tabIndex={-1}>
            <CatalogueText text={post.title} />
          </h1>
          <p className="muted">
            <PostDate at={post.publishedAt} /> · {t('byAuthor', { author: post.author })} · {minutes}
          </p>
        </header>
        <PostPicture image={post.image} sizes={LEAD_SIZES} priority className={styles.lead} />
        <SafeHtml tree={text} className={`prose ${styles.text}`} />
        <footer>
          <SharePost post={post} address={address} />
          <ButtonLink to={links.blog()} kind="secondary">
            {t('backToBlogs')}
          </ButtonLink>
        </footer>
      </article>
      <div className={styles.column}>
        <Comments comments={comments} />
        <CommentForm slug={post.slug} />
      </div>
      {products.length > 0 && (
        <div className={styles.products}>
          <Fragment id="catalog/fragments/product-shelf" heading={t('mayAlsoLike')} products={products} layout="grid" />
          <StoreLink to={links.allProducts()} className={linkStyles.more}>
            {t('viewAll')}
          </StoreLink>
        </div>
      )}
    </div>
  );
}
