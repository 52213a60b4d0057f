import { useEffect, useRef, useState } from 'react';
import { useWords } from 'shared-contracts';
import { LIMITS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import { draftOf } from 'shared-contracts/kit/form/draft';
import { useForm } from 'shared-contracts/kit/form/use-form';
import formStyles from 'shared-contracts/kit/form.module.css';
import { TextAreaField } from 'shared-contracts/kit/text-area-field';
import { TextField } from 'shared-contracts/kit/text-field';
import styles from './review-form.module.css';
import { type ReviewOutcome, sendReview } from './send-review.ts';
import { StarsField } from './stars-field.tsx';
import { reviewsWords } from './words.ts';

const RULES = {
  Rating: { required: true },
  Title: { required: true, max: LIMITS.review.title },
  Body: { required: true, max: LIMITS.review.body },
} as const;

const REFUSALS = {
  'not-a-buyer': 'notABuyer',
  'already-reviewed': 'alreadyReviewed',
  'too-many': 'tooManyReviews',
  failed: 'reviewFailed',
} as const satisfies Record<Exclude<ReviewOutcome, 'saved'>, string>;

interface ReviewFormProps {
  readonly productId: number;
  /** The name of its draft. */
  readonly draft: string;
}

/** A failure leaves the fields filled; a retry does not add a second review. */
export function ReviewForm({ productId, draft }: ReviewFormProps) {
  const t = useWords(reviewsWords);
  const [outcome, setOutcome] = useState<ReviewOutcome>();
  const thanks = useRef<HTMLParagraphElement>(null);

  const { props, form, field, running } = useForm({
    rules: RULES,
    draft: draftOf(draft),
    async submit({ Rating, ...texts }, { api }) {
      setOutcome(undefined);
      const answer = await sendReview(api, { ProductId: productId, Rating: Number(Rating), ...texts });
      if (answer === 'saved') draftOf(draft).keep(undefined);
      setOutcome(answer);
    },
  });
  // The shopper opened the form: its first field takes focus.
  useEffect(() => form.current?.querySelector<HTMLElement>('[name="Rating"]')?.focus(), [form]);
  useEffect(() => {
    if (outcome === 'saved') thanks.current?.focus();
  }, [outcome]);

  if (outcome === 'saved') {
    return (
      <p ref={thanks} role="status" tabIndex={-1} className={formStyles.thanks}>
        {t('reviewSaved')}
      </p>
    );
  }
  return (
    <form {...props} className={`${formStyles.form} ${styles.form}`} aria-label={t('writeReview')}>
      <StarsField {...field('Rating')} />
      <TextField {...field('Title')} label={t('reviewTitle')} />
      <TextAreaField {...field('Body')} label={t('reviewBody')} rows={5} />
      {outcome && (
        <p role="alert" className={formStyles.fault}>
          {t(REFUSALS[outcome])}
        </p>
      )}
      <Button type="submit" kind="primary" aria-disabled={running} aria-busy={running}>
        {t(running ? 'sendingReview' : 'sendReview')}
      </Button>
    </form>
  );
}
