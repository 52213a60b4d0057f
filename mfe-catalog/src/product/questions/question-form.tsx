import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $user, useWords } from 'shared-contracts';
import { LIMITS } from 'shared-contracts/domain/constants';
import { draftOf } from 'shared-contracts/kit/form/draft';
import { Honeypot } from 'shared-contracts/kit/form/honeypot';
import { useForm } from 'shared-contracts/kit/form/use-form';
import formStyles from 'shared-contracts/kit/form.module.css';
import { SubmitButton } from 'shared-contracts/kit/submit-button';
import { TextAreaField } from 'shared-contracts/kit/text-area-field';
import { EmailField, TextField } from 'shared-contracts/kit/text-field';
import type { KeyedRequest } from 'shared-contracts/query/use-idempotency-key';
import styles from '../reviews/review-form.module.css';
import { type QuestionOutcome, useSendQuestion } from './use-send-question.ts';
import { questionsWords } from './words.ts';

const RULES = {
  Question: { required: true, max: LIMITS.question },
  Name: { required: true, max: LIMITS.enquiry.name },
  Email: { required: true, max: LIMITS.enquiry.email, email: true },
  // The honeypot field is invisible, so people leave it empty.
  Website: {},
} as const;

const REFUSALS = {
  'too-fast': 'questionTooFast',
  'too-many': 'questionTooMany',
  failed: 'questionFailed',
} as const satisfies Record<Exclude<QuestionOutcome, 'saved'>, string>;

/** A failure leaves the fields filled; a retry does not ask a second time. */
export function QuestionForm({ productId }: { readonly productId: number }) {
  const t = useWords(questionsWords);
  const user = useStore($user);
  const { begin, send } = useSendQuestion(productId);
  const [outcome, setOutcome] = useState<QuestionOutcome>();
  const thanks = useRef<HTMLParagraphElement>(null);
  const draft = draftOf(`question about ${productId}`);
  const sent = draftOf<KeyedRequest>(`question about ${productId}, sent`);
  const known = user && { Name: `${user.FirstName} ${user.LastName}`.trim(), Email: user.EmailAddress };

  const { props, form, field, running } = useForm({
    rules: RULES,
    draft: { ...draft, read: () => draft.read() ?? known ?? undefined },
    sent,
    async submit(typed, { api, refuse }) {
      setOutcome(undefined);
      const ended = await send(api, typed);
      if (typeof ended === 'object')
        return refuse(Object.fromEntries(ended.refused.map((named) => [named, t('questionFieldRefused')])));
      if (ended === 'saved') for (const one of [draft, sent]) one.keep(undefined);
      setOutcome(ended);
    },
  });
  // The shopper opened the form: its first field takes focus.
  useEffect(() => form.current?.querySelector<HTMLElement>('[name="Question"]')?.focus(), [form]);
  useEffect(() => {
    if (outcome === 'saved') thanks.current?.focus();
  }, [outcome]);

  if (outcome === 'saved') {
    return (
      <p ref={thanks} role="status" tabIndex={-1} className={formStyles.thanks}>
        {t('questionSaved')}
      </p>
    );
  }
  return (
    <form {...props} className={`${formStyles.form} ${styles.form}`} aria-label={t('askQuestion')} onFocus={begin}>
      <TextAreaField {...field('Question')} label={t('yourQuestion')} rows={4} dir="auto" />
      <TextField {...field('Name')} label={t('yourName')} help={t('yourNameHelp')} autoComplete="name" dir="auto" />
      <EmailField {...field('Email')} label={t('yourEmail')} help={t('yourEmailHelp')} />
      <Honeypot label={t('leaveQuestionEmpty')} />
      {outcome && (
        <p role="alert" className={formStyles.fault}>
          {t(REFUSALS[outcome])}
        </p>
      )}
      <SubmitButton running={running}>{t(running ? 'sendingQuestion' : 'sendQuestion')}</SubmitButton>
    </form>
  );
}
