import { type FormEvent, useId, useRef, useState } from 'react';
import { contractWords, toast, useApi, useLanguage, useWords } from 'shared-contracts';
import { LIMITS, TOAST_MS } from 'shared-contracts/domain/constants';
import buttonStyles from 'shared-contracts/kit/button.module.css';
import fieldStyles from 'shared-contracts/kit/field.module.css';
import { footerWords } from './footer-words.ts';
import styles from './newsletter.module.css';
import { useEmptiedAtLogout } from './use-emptied-at-logout.ts';

/**
 * The footer's form for an e-mail address (SH-08). Before and without JavaScript the shell's server handles the form and
 * redirects to the page with a fragment, whose target is the outcome's text.
 */
export function Newsletter() {
  const t = useWords(footerWords);
  const contract = useWords(contractWords);
  const api = useApi();
  const language = useLanguage();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEmptiedAtLogout(field);
  const [fault, setFault] = useState('');
  const [sending, setSending] = useState(false);

  async function subscribe(event: FormEvent) {
    event.preventDefault();
    const input = field.current;
    if (!input || sending) return;
    setSending(true);
    // Few shoppers subscribe, so the code is fetched by the submit.
    const answer = await import(/* webpackChunkName: "subscribe" */ './subscribe.ts').then(
      ({ subscribe }) => subscribe(api, { email: input.value, label: t('newsletterEmail'), language }),
      () => ({ kind: 'failed' }) as const,
    );
    setSending(false);
    setFault(answer.kind === 'invalid' ? answer.text : '');
    if (answer.kind === 'invalid') return input.focus();
    if (answer.kind === 'failed') return toast.error(t('notSubscribed'), TOAST_MS.standard, 'newsletter');
    input.value = '';
    toast.success(t('subscribed'), TOAST_MS.standard, 'newsletter');
  }

  return (
    <section className={styles.newsletter} aria-labelledby={`${id}-heading`}>
      <div>
        <h2 id={`${id}-heading`} className={styles.heading}>
          {t('newsletter')}
        </h2>
        <p className={styles.text}>{t('newsletterText')}</p>
      </div>
      <form method="post" action="/subscribe" noValidate onSubmit={subscribe} className={styles.form}>
        <label htmlFor={id} className={styles.label}>
          {t('newsletterEmail')}
        </label>
        <div className={styles.row}>
          <input
            ref={field}
            id={id}
            name="EmailAddress"
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            maxLength={LIMITS.enquiry.email}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? `${id}-fault` : undefined}
            className={`${fieldStyles.input} ${styles.input}`}
          />
          <button
            type="submit"
            className={`${buttonStyles.button} ${styles.button}`}
            aria-disabled={sending}
            aria-busy={sending}
          >
            {t('subscribe')}
          </button>
        </div>
        {fault && (
          <p id={`${id}-fault`} role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
        {/* Where server/subscribe leads to: each shows only as the target of the address. */}
        <p id="subscribed" className={styles.outcome}>
          {t('subscribed')}
        </p>
        <p id="invalid-email" className={styles.outcome}>
          {contract('invalidEmail')}
        </p>
        <p id="not-subscribed" className={styles.outcome}>
          {t('notSubscribed')}
        </p>
      </form>
    </section>
  );
}
