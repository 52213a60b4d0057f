import { links, useWords } from 'shared-contracts';
import type { CustomerReview as Review } from 'shared-contracts/domain/reviews';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Picture } from 'shared-contracts/kit/picture';
import { Stars } from 'shared-contracts/kit/stars';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { PostDate } from '../blog/post-date.tsx';
import styles from './customer-review.module.css';
import { words } from './words.ts';

/** A review and the product that it is about. */
export function CustomerReview({ stars, title, body, author, at, isSample, product }: Review) {
  const t = useWords(words);
  return (
    <article className={styles.review}>
      <StoreLink to={links.product(product.category.slug, product.slug)} className={styles.product}>
        {product.image && <Picture image={product.image} sizes="96px" fit="square" alt="" />}
        <span className="small">
          <span className="visually-hidden">{t('reviewOf')} </span>
          <CatalogueText text={product.name} />
        </span>
      </StoreLink>
      <div className={styles.words}>
        <Stars rating={stars} />
        <h3 dir="auto">{title}</h3>
        <p dir="auto">{body}</p>
        <p className="small muted">
          <bdi>{author}</bdi> · <PostDate at={at} />
          {isSample && <span className={`${badgeStyles.chip} ${styles.sample}`}>{t('sampleReviewMark')}</span>}
        </p>
      </div>
    </article>
  );
}
