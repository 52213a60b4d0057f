import { type KeyboardEvent, useId } from 'react';
import { useSite, useWords } from 'shared-contracts';
import type { Testimonial } from 'shared-contracts/domain/testimonial';
import { IconButton } from 'shared-contracts/kit/button';
import { ReviewCard } from './review-card.tsx';
import styles from './reviews.module.css';
import { useLoop } from './use-loop.ts';
import { words } from './words.ts';

/** The number of cards in view on wide screens, and of copies after the last. */
const SIDE_BY_SIDE = 3;

/**
 * Three cards, one on phones, moved one at a time by dots, arrows, keys or a swipe, in a loop and without autoplay
 * (HOME-08). Without scripts the row scrolls.
 */
export function Reviews({ reviews }: { readonly reviews: readonly Testimonial[] }) {
  const t = useWords(words);
  const { storeName } = useSite();
  const id = useId();
  const { row, shown, awake, show, step } = useLoop(reviews.length);
  if (reviews.length === 0) return null;

  const byKey = (event: KeyboardEvent<HTMLElement>) => {
    const by = stepOf(event);
    if (!by) return;
    event.preventDefault();
    step(by);
  };
  return (
    <section className={styles.reviews} aria-labelledby={id} aria-roledescription="carousel">
      <div className="container">
        <h2 id={id}>{t('reviewsHeading', { store: storeName })}</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls; this is a scrolling row. */}
        <div
          ref={row}
          role="group"
          aria-label={t('reviewsOf')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
          tabIndex={0}
          className={styles.row}
          onKeyDown={byKey}
        >
          <ul>
            {reviews.map((review) => (
              <li key={`${review.name} ${review.quote}`}>
                <ReviewCard review={review} />
              </li>
            ))}
            {awake &&
              reviews.slice(0, SIDE_BY_SIDE).map((review) => (
                <li key={`again ${review.name} ${review.quote}`} aria-hidden="true" inert>
                  <ReviewCard review={review} />
                </li>
              ))}
          </ul>
        </div>
        <div className={styles.controls}>
          <IconButton className={styles.back} label={t('previousReview')} onClick={() => step(-1)} />
          {reviews.map((review, index) => (
            <button
              key={`${review.name} ${review.quote}`}
              type="button"
              className={styles.dot}
              aria-label={t('showReview', { n: index + 1, name: review.name })}
              aria-current={index === shown}
              onClick={() => show(index)}
            />
          ))}
          <IconButton className={styles.on} label={t('nextReview')} onClick={() => step(1)} />
        </div>
      </div>
    </section>
  );
}

/** 1 or -1 for an arrow key in the text direction; null for other keys. */
function stepOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): 1 | -1 | null {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return null;
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  return (key === 'ArrowLeft') === isRightToLeft ? 1 : -1;
}
