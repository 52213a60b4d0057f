import { links, useWords } from 'shared-contracts';
import type { CustomerReview as Review } from 'shared-contracts/api/get-customer-reviews';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Picture } from 'shared-contracts/kit/picture';
import { Stars } from 'shared-contracts/kit/stars';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { PostDate } from '../blog/post-date.tsx';
import styles from './customer-review.module.css';
import { words } from './words.ts';

/** A review and the product that it is about. */
export function CustomerReview({ Rating, Title, Body, ReviewerName, CreatedOn, IsSample, Product }: Review) {
  const t = useWords(words);
  return (
    <article className={styles.review}>
      <StoreLink to={links.product(Product.CategorySlug, Product.Slug)} className={styles.product}>
        {Product.Image && <Picture image={Product.Image} sizes="96px" fit="square" alt="" />}
        <span className="small">
          <span className="visually-hidden">{t('reviewOf')} </span>
          <CatalogueText text={Product.Name} />
        </span>
      </StoreLink>
      <div className={styles.words}>
        <Stars rating={Rating} />
        <h3 dir="auto">{Title}</h3>
        <p dir="auto">{Body}</p>
        <p className="small muted">
          <bdi>{ReviewerName}</bdi> · <PostDate utc={CreatedOn} />
          {IsSample && <span className={`${badgeStyles.chip} ${styles.sample}`}>{t('sampleReviewMark')}</span>}
        </p>
      </div>
    </article>
  );
}
