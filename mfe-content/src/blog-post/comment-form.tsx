import { useState } from 'react';
import { useWords } from 'shared-contracts';
import { LIMITS } from 'shared-contracts/domain/constants';
import { draftOf } from 'shared-contracts/kit/form/draft';
import { Honeypot } from 'shared-contracts/kit/form/honeypot';
import { useForm } from 'shared-contracts/kit/form/use-form';
import formStyles from 'shared-contracts/kit/form.module.css';
import { SubmitButton } from 'shared-contracts/kit/submit-button';
import { TextAreaField } from 'shared-contracts/kit/text-area-field';
import { EmailField, TextField } from 'shared-contracts/kit/text-field';
import type { KeyedRequest } from 'shared-contracts/query/use-idempotency-key';
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

const OUTCOME_WORDS = { saved: 'commentSaved', 'too-fast': 'commentTooFast', failed: 'commentFailed' } as const;

/** Sends a comment for approval (CON-05). A failure does not clear the fields (CON-06). */
export function CommentForm({ slug }: { readonly slug: string }) {
  const t = useWords(words);
  const { begin, send } = useCommentPost(slug);
  const [outcome, setOutcome] = useState<keyof typeof OUTCOME_WORDS | null>(null);
  const draft = draftOf(`comment on ${slug}`);
  const sent = draftOf<KeyedRequest>(`comment on ${slug}, sent`);
  const { props, clear, field, running } = useForm({
    rules: RULES,
    draft,
    sent,
    async submit(typed, { api, refuse }) {
      setOutcome(null);
      const ended = await send(api, typed);
      if (ended.kind === 'refused')
        return refuse(Object.fromEntries(ended.fields.map((named) => [named, t('commentFieldRefused')])));
      setOutcome(ended.kind);
      if (ended.kind !== 'saved') return;
      for (const one of [draft, sent]) one.keep(undefined);
      clear();
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
        <Honeypot label={t('leaveEmpty')} />
        <p className="small">{t('approvalNote')}</p>
        {outcome && (
          <p
            role={outcome === 'saved' ? 'status' : 'alert'}
            className={outcome === 'saved' ? styles.saved : formStyles.fault}
          >
            {t(OUTCOME_WORDS[outcome])}
          </p>
        )}
        <SubmitButton running={running}>{t(running ? 'postingComment' : 'postComment')}</SubmitButton>
        <noscript>
          <p>{t('needsScripts')}</p>
        </noscript>
        <p className="small muted">{t('captchaNotice')}</p>
      </form>
    </section>
  );
}
