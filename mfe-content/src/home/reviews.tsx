import { useSite, useWords } from 'shared-contracts';
import { Picture } from 'shared-contracts/ui/picture';
import { Stars } from 'shared-contracts/ui/stars';
import { words } from '../words.ts';
import type { HomeData } from './load-home.ts';
import styles from './reviews.module.css';

/** What customers say. Seeded reviews are marked as samples. */
export function Reviews({ reviews }: { readonly reviews: HomeData['testimonials'] }) {
  const t = useWords(words);
  const { storeName } = useSite();
  if (reviews.length === 0) return null;
  return (
    <section className={`band ${styles.reviews}`} aria-labelledby="reviews">
      <div className="container">
        <h2 id="reviews">{t('reviewsHeading', { store: storeName })}</h2>
        <ul>
          {reviews.map((review) => (
            <li key={`${review.Name} ${review.Quote}`} className="card">
              <figure>
                <Stars rating={review.Rating} />
                <blockquote lang="en" dir="ltr">
                  {review.Quote}
                </blockquote>
                <figcaption>
                  <Picture image={review.Image} sizes="56px" fit="square" alt="" />
                  <span>
                    <b>{review.Name}</b>
                    <span className="muted small">{review.City}</span>
                    {review.IsSample ? <span className="muted small">{t('sampleReview')}</span> : null}
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
