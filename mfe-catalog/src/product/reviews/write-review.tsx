import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $isLoggedIn, defineIsland, links, useCannotOpen, useRequested, useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import { draftOf } from 'shared-contracts/kit/form/draft';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { useLocation } from 'shared-contracts/router';
import styles from './reviews.module.css';
import { reviewsWords } from './words.ts';

const ReviewForm = defineIsland({
  load: async () => (await import(/* webpackChunkName: "forms" */ './review-form.tsx')).ReviewForm,
});

/** Opens the review form; a visitor logs in first and returns to the open form. */
interface WriteReviewProps {
  readonly productId: number;
  /** Reviews that nobody wrote are shown: a sentence about customers would be about them. */
  readonly areSamples?: boolean;
  /** How many pictures a review may have; none without. */
  readonly mostPictures?: number | undefined;
}

export function WriteReview({ productId, areSamples = false, mostPictures = 0 }: WriteReviewProps) {
  const t = useWords(reviewsWords);
  const isLoggedIn = useStore($isLoggedIn);
  const navigate = useStoreNavigate();
  const { pathname, search } = useLocation();
  const form = useRequested(ReviewForm, useCannotOpen());
  const draft = `review of ${productId}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once, when the shopper is known.
  useEffect(() => {
    if (isLoggedIn && draftOf(draft).read()) form.open();
  }, [isLoggedIn, draft]);

  const write = () => {
    if (isLoggedIn) return form.open();
    // Opens after the login.
    draftOf(draft).keep(draftOf(draft).read() ?? {});
    navigate(links.login(), { state: { from: `${pathname}${search}` } });
  };
  return (
    <div className={styles.write}>
      {form.isOpen ? (
        <ReviewForm productId={productId} draft={draft} mostPictures={mostPictures} />
      ) : (
        <Button
          kind="secondary"
          onClick={write}
          aria-busy={form.isLoading || undefined}
          onPointerEnter={form.preload}
          onFocus={form.preload}
        >
          {t('writeReview')}
        </Button>
      )}
      <p className={styles.note}>{t(areSamples ? 'reviewsAreSamples' : 'reviewsByBuyers')}</p>
    </div>
  );
}
