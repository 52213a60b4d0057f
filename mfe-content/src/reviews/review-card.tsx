import { useWords } from 'shared-contracts';
import type { Testimonial } from 'shared-contracts/domain/testimonial';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Picture } from 'shared-contracts/kit/picture';
import { Stars } from 'shared-contracts/kit/stars';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import styles from './review-card.module.css';
import { words } from './words.ts';

/** Stars, quote, product, author and place (HOME-08). Seeded reviews are marked as samples. */
export function ReviewCard({ review }: { readonly review: Testimonial }) {
  const t = useWords(words);
  return (
    <figure className={`${surfaceStyles.card} ${styles.review}`}>
      <Stars rating={review.rating} />
      <blockquote>
        <CatalogueText text={review.quote} />
      </blockquote>
      <figcaption>
        <Picture image={review.image} sizes="56px" fit="square" alt="" />
        <span>
          <b>
            <CatalogueText text={review.name} />
          </b>
          <span className="muted small">
            <CatalogueText text={review.city} />
          </span>
          {review.isSample && <span className="muted small">{t('sampleReview')}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
