import { type KeyboardEvent, useId } from 'react';
import { useSite, useWords } from 'shared-contracts';
import { IconButton } from 'shared-contracts/kit/button';
import { type Review, ReviewCard } from './review-card.tsx';
import styles from './reviews.module.css';
import { useLoop } from './use-loop.ts';
import { words } from './words.ts';

/** How many cards stand side by side where there is room; the same number follows the last again. */
const SIDE_BY_SIDE = 3;

/**
 * What customers say: three cards side by side, one on phones, moved one at a time by dots, arrows, keys or a
 * swipe, without end and never by itself (HOME-08). Without scripts the row simply scrolls.
 */
export function Reviews({ reviews }: { readonly reviews: readonly Review[] }) {
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
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this is a row that scrolls. */}
        <div
          ref={row}
          role="group"
          aria-label={t('reviewsOf')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
          className={styles.row}
          onKeyDown={byKey}
        >
          <ul>
            {reviews.map((review) => (
              <li key={`${review.Name} ${review.Quote}`}>
                <ReviewCard review={review} />
              </li>
            ))}
            {awake &&
              reviews.slice(0, SIDE_BY_SIDE).map((review) => (
                <li key={`again ${review.Name} ${review.Quote}`} aria-hidden="true" inert>
                  <ReviewCard review={review} />
                </li>
              ))}
          </ul>
        </div>
        <div className={styles.controls}>
          <IconButton className={styles.back} label={t('previousReview')} onClick={() => step(-1)} />
          {reviews.map((review, index) => (
            <button
              key={`${review.Name} ${review.Quote}`}
              type="button"
              className={styles.dot}
              aria-label={t('showReview', { n: index + 1, name: review.Name })}
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

/** One step on or back for an arrow key, by where the text runs; null for other keys. */
function stepOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): 1 | -1 | null {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return null;
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  return (key === 'ArrowLeft') === isRightToLeft ? 1 : -1;
}
