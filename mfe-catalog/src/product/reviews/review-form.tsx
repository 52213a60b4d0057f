import { useEffect, useRef, useState } from 'react';
import { useWords } from 'shared-contracts';
import { LIMITS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import { type AttachedFile, useAttachedFiles } from 'shared-contracts/kit/enquiry/attached-files';
import { AttachmentsField } from 'shared-contracts/kit/enquiry/attachments-field';
import { draftOf } from 'shared-contracts/kit/form/draft';
import { useForm } from 'shared-contracts/kit/form/use-form';
import { useFormToken } from 'shared-contracts/kit/form/use-form-token';
import formStyles from 'shared-contracts/kit/form.module.css';
import { TextAreaField } from 'shared-contracts/kit/text-area-field';
import { TextField } from 'shared-contracts/kit/text-field';
import { customizationWords } from '../customization/words.ts';
import styles from './review-form.module.css';
import { type ReviewOutcome, sendReview } from './send-review.ts';
import { StarsField } from './stars-field.tsx';
import { reviewsWords } from './words.ts';

type Outcome = ReviewOutcome | 'pictures-arriving' | 'pictures-missing';

const RULES = {
  Rating: { required: true },
  Title: { required: true, max: LIMITS.review.title },
  Body: { required: true, max: LIMITS.review.body },
} as const;

const REFUSALS = {
  'not-a-buyer': 'notABuyer',
  'already-reviewed': 'alreadyReviewed',
  'too-many': 'tooManyReviews',
  'pictures-gone': 'picturesGone',
  'pictures-arriving': 'picturesArriving',
  'pictures-missing': 'picturesMissing',
  failed: 'reviewFailed',
} as const satisfies Record<Exclude<Outcome, 'saved'>, string>;

const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];
/** What a form for files says otherwise of pictures. */
const PICTURE_WORDS = {
  files: 'reviewPictures',
  filesHelp: 'reviewPicturesHelp',
  addFiles: 'addPictures',
  fileNotAllowed: 'pictureNotAllowed',
  tooManyFiles: 'tooManyPictures',
} as const;

interface ReviewFormProps {
  readonly productId: number;
  /** The name of its draft. */
  readonly draft: string;
  /** 0 for a back end that takes none. */
  readonly mostPictures: number;
}

/** A failure leaves the fields filled; a retry does not add a second review. */
export function ReviewForm({ productId, draft, mostPictures }: ReviewFormProps) {
  const t = useWords(reviewsWords);
  const ofFiles = useWords(customizationWords);
  const [outcome, setOutcome] = useState<Outcome>();
  const pictures = draftOf<readonly AttachedFile[]>(`${draft}, pictures`);
  const attached = useAttachedFiles(useFormToken(), pictures, { most: mostPictures, types: PICTURES });
  const thanks = useRef<HTMLParagraphElement>(null);

  const { props, form, field, running } = useForm({
    rules: RULES,
    draft: draftOf(draft),
    async submit({ Rating, ...texts }, { api }) {
      if (attached.isArriving()) return setOutcome('pictures-arriving');
      if (attached.missing().length > 0) return setOutcome('pictures-missing');
      setOutcome(undefined);
      const ids = attached.ids();
      const answer = await sendReview(api, {
        ProductId: productId,
        Rating: Number(Rating),
        ...texts,
        ...(ids.length > 0 ? { PictureIDs: ids } : {}),
      });
      if (answer === 'saved') draftOf(draft).keep(undefined);
      // The store has forgotten pictures that were chosen a day ago.
      if (answer === 'saved' || answer === 'pictures-gone') attached.clear();
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
      {mostPictures > 0 && (
        <AttachmentsField
          attached={attached}
          t={(key, values) =>
            key in PICTURE_WORDS ? t(PICTURE_WORDS[key as keyof typeof PICTURE_WORDS], values) : ofFiles(key, values)
          }
        />
      )}
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
