import { useWords } from 'shared-contracts';
import type { CallAnswer } from 'shared-contracts/api/call';
import type { getTestimonials } from 'shared-contracts/api/get-testimonials';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Picture } from 'shared-contracts/kit/picture';
import { Stars } from 'shared-contracts/kit/stars';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import styles from './review-card.module.css';
import { words } from './words.ts';

export type Review = CallAnswer<typeof getTestimonials>[number];

/** Stars, quote, product, author and place (HOME-08). Seeded reviews are marked as samples. */
export function ReviewCard({ review }: { readonly review: Review }) {
  const t = useWords(words);
  return (
    <figure className={`${surfaceStyles.card} ${styles.review}`}>
      <Stars rating={review.Rating} />
      <blockquote>
        <CatalogueText text={review.Quote} />
      </blockquote>
      <figcaption>
        <Picture image={review.Image} sizes="56px" fit="square" alt="" />
        <span>
          <b>
            <CatalogueText text={review.Name} />
          </b>
          <span className="muted small">
            <CatalogueText text={review.City} />
          </span>
          {review.IsSample && <span className="muted small">{t('sampleReview')}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
