import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $storageReady, useWords } from 'shared-contracts';
import { LIMITS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import { useForm } from 'shared-contracts/kit/form/use-form';
import formStyles from 'shared-contracts/kit/form.module.css';
import { TextAreaField } from 'shared-contracts/kit/text-area-field';
import { EmailField, TextField } from 'shared-contracts/kit/text-field';
import styles from './comment-form.module.css';
import { useCommentPost } from './use-comment-post.ts';
import { words } from './words.ts';

const RULES = {
  Name: { required: true, max: LIMITS.enquiry.name },
  Email: { required: true, email: true, max: LIMITS.enquiry.email },
  Message: { required: true, max: LIMITS.enquiry.message },
  // The honeypot field is invisible, so people leave it empty.
  Website: {},
} as const;

type Outcome = 'saved' | 'too-fast' | 'failed';

const SAYS = { saved: 'commentSaved', 'too-fast': 'commentTooFast', failed: 'commentFailed' } as const;

/** Sends a comment for approval (CON-05). A failure does not clear the fields (CON-06). */
export function CommentForm({ slug }: { readonly slug: string }) {
  const t = useWords(words);
  const ready = useStore($storageReady);
  const { begin, send } = useCommentPost(slug);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { props, form, field, running } = useForm({
    rules: RULES,
    async submit(typed, { keyOf }) {
      setOutcome(null);
      const ended = await send(typed, keyOf);
      setOutcome(ended);
      if (ended === 'saved') form.current?.reset();
    },
  });
  return (
    <section aria-labelledby="leave-comment" className={styles.section}>
      <h2 id="leave-comment">{t('leaveComment')}</h2>
      <form {...props} className={formStyles.form} onFocus={begin}>
        <div className={formStyles.pair}>
          <TextField {...field('Name')} label={t('commentName')} autoComplete="name" />
          <EmailField {...field('Email')} label={t('commentEmail')} help={t('emailNote')} />
        </div>
        <TextAreaField {...field('Message')} label={t('commentMessage')} rows={6} />
        {/* The honeypot: robots fill in every field. */}
        <div className={styles.bait} aria-hidden="true">
          <label>
            {t('leaveEmpty')}
            <input name="Website" type="text" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <p className="small">{t('approvalNote')}</p>
        {outcome && (
          <p
            role={outcome === 'saved' ? 'status' : 'alert'}
            className={outcome === 'saved' ? styles.saved : formStyles.fault}
          >
            {t(SAYS[outcome])}
          </p>
        )}
        <Button type="submit" kind="primary" className={styles.send} disabled={!ready || running} aria-busy={running}>
          {t(running ? 'postingComment' : 'postComment')}
        </Button>
        <noscript>
          <p>{t('needsScripts')}</p>
        </noscript>
        <p className="small muted">{t('captchaNotice')}</p>
      </form>
    </section>
  );
}
