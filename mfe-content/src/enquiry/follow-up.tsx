import { useEffect, useRef, useState } from 'react';
import { links, useWords } from 'shared-contracts';
import { LIMITS } from 'shared-contracts/domain/constants';
import type { Enquiry } from 'shared-contracts/domain/enquiry';
import { Breadcrumb } from 'shared-contracts/kit/breadcrumb';
import { useForm } from 'shared-contracts/kit/form/use-form';
import formStyles from 'shared-contracts/kit/form.module.css';
import { SubmitButton } from 'shared-contracts/kit/submit-button';
import { EmailField, TextField } from 'shared-contracts/kit/text-field';
import { useSearchParams } from 'shared-contracts/router';
import { words as articleWords } from '../article/words.ts';
import { EnquiryStatus } from './enquiry-status.tsx';
import styles from './follow-up.module.css';
import { words } from './words.ts';

const RULES = {
  ReferenceNumber: { required: true, max: 20 },
  Email: { required: true, max: LIMITS.enquiry.email, email: true },
} as const;

type Outcome =
  | { readonly kind: 'found'; readonly enquiry: Enquiry }
  | { readonly kind: 'not-found' | 'too-many' | 'failed' };

const OUTCOME_WORDS = { 'not-found': 'followNotFound', 'too-many': 'followTooMany', failed: 'followFailed' } as const;

/** The state of an enquiry, for its sender: the number and the e-mail address together open it (CON-10). */
export function FollowUp() {
  const t = useWords(words);
  const home = useWords(articleWords)('home');
  const [query] = useSearchParams();
  const [outcome, setOutcome] = useState<Outcome>();
  const found = useRef<HTMLElement>(null);
  const { props, field, running } = useForm({
    rules: RULES,
    async submit(typed, { api }) {
      setOutcome(undefined);
      const loading = import('shared-contracts/api/get-enquiry').then(({ getEnquiry }) => getEnquiry);
      const answer = await api.call(loading, { ...typed, Proof: query.get('proof')?.slice(0, 200) ?? '' });
      if (!answer.ok) {
        const isTooMany = answer.error.kind === 'http' && answer.error.status === 429;
        return setOutcome({ kind: isTooMany ? 'too-many' : 'failed' });
      }
      setOutcome(answer.value ? { kind: 'found', enquiry: answer.value } : { kind: 'not-found' });
    },
  });
  useEffect(() => {
    if (outcome?.kind === 'found') found.current?.focus();
  }, [outcome]);
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumb crumbs={[{ name: home, to: links.home() }, { name: t('followTitle') }]} />
      <header>
        <h1 tabIndex={-1}>{t('followTitle')}</h1>
        <p className="lead">{t('followIntro')}</p>
      </header>
      <div className={styles.columns}>
        <form {...props} className={`${formStyles.form} ${styles.form}`} aria-label={t('followTitle')}>
          <TextField
            {...field('ReferenceNumber')}
            defaultValue={query.get('number') ?? undefined}
            label={t('followNumber')}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <EmailField {...field('Email')} label={t('followEmail')} />
          {outcome && outcome.kind !== 'found' && (
            <p role="alert" className={formStyles.fault}>
              {t(OUTCOME_WORDS[outcome.kind])}
            </p>
          )}
          <SubmitButton running={running}>{t(running ? 'followShowing' : 'followShow')}</SubmitButton>
        </form>
        {outcome?.kind === 'found' && <EnquiryStatus ref={found} enquiry={outcome.enquiry} />}
      </div>
    </div>
  );
}
