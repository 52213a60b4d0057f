import { useEffect, useRef, useState } from 'react';
import { contractWords, useApi, useWords } from 'shared-contracts';
import { LIMITS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import { useCheckedForm } from 'shared-contracts/kit/form/use-checked-form';
import { useIdempotencyKey } from 'shared-contracts/kit/form/use-idempotency-key';
import { useOneAtATime } from 'shared-contracts/kit/form/use-one-at-a-time';
import { TextAreaField } from 'shared-contracts/kit/text-area-field';
import { TextField } from 'shared-contracts/kit/text-field';
import { useDraft } from '../../parts/use-draft.ts';
import styles from './review-form.module.css';
import { type ReviewOutcome, sendReview } from './send-review.ts';
import { StarsField } from './stars-field.tsx';
import { reviewsWords } from './words.ts';

const RULES = {
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
  /** Under which name its draft is kept. */
  readonly draft: string;
}

/** Stars, a title and a text. What was typed stays whatever comes back; a retry is no second review. */
export function ReviewForm({ productId, draft }: ReviewFormProps) {
  const t = useWords(reviewsWords);
  const contract = useWords(contractWords);
  const api = useApi();
  const keyOf = useIdempotencyKey();
  const { typed, keep, drop } = useDraft(draft);
  const { form, faults, check, watchers } = useCheckedForm(RULES);
  const [unrated, setUnrated] = useState(false);
  const [outcome, setOutcome] = useState<ReviewOutcome>();
  const thanks = useRef<HTMLParagraphElement>(null);

  const { run, running } = useOneAtATime(async () => {
    setOutcome(undefined);
    const values = check();
    const Rating = Number(form.current ? new FormData(form.current).get('Rating') : 0);
    setUnrated(Rating === 0);
    // The stars come first on the form, so they also get the focus first.
    if (Rating === 0) form.current?.querySelector<HTMLElement>('[name="Rating"]')?.focus();
    if (!values || Rating === 0) return;
    const review = { ProductId: productId, Rating, Title: values.Title.trim(), Body: values.Body.trim() };
    const answer = await sendReview(api, { ...review, IdempotencyKey: keyOf(review) });
    if (answer === 'saved') drop();
    setOutcome(answer);
  });
  // The form is open because it was asked for: one goes on typing.
  useEffect(() => form.current?.querySelector<HTMLElement>('[name="Rating"]')?.focus(), [form]);
  useEffect(() => {
    if (outcome === 'saved') thanks.current?.focus();
  }, [outcome]);

  if (outcome === 'saved') {
    return (
      <p ref={thanks} role="status" tabIndex={-1} className={styles.thanks}>
        {t('reviewSaved')}
      </p>
    );
  }
  return (
    <form
      ref={form}
      method="post"
      className={`form ${styles.form}`}
      aria-label={t('writeReview')}
      noValidate
      {...watchers}
      onInput={(event) => {
        watchers.onInput(event);
        keep(event);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <StarsField
        chosen={Number(typed.Rating ?? 0)}
        error={unrated ? contract('fieldRequired', { field: t('yourRating') }) : ''}
        onChoose={() => setUnrated(false)}
      />
      <TextField
        name="Title"
        label={t('reviewTitle')}
        defaultValue={typed.Title}
        fault={faults.Title ?? null}
        required
      />
      <TextAreaField
        name="Body"
        label={t('reviewBody')}
        rows={5}
        defaultValue={typed.Body}
        fault={faults.Body ?? null}
        required
      />
      {outcome && (
        <p role="alert" className="form-fault">
          {t(REFUSALS[outcome])}
        </p>
      )}
      <Button type="submit" kind="primary" aria-disabled={running} aria-busy={running}>
        {t(running ? 'sendingReview' : 'sendReview')}
      </Button>
    </form>
  );
}
