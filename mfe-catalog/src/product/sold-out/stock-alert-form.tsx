import { useEffect, useRef, useState } from 'react';
import { type ApiError, useLanguage, useWords } from 'shared-contracts';
import { LIMITS } from 'shared-contracts/domain/constants';
import { useForm } from 'shared-contracts/kit/form/use-form';
import { SubmitButton } from 'shared-contracts/kit/submit-button';
import { EmailField } from 'shared-contracts/kit/text-field';
import styles from './sold-out.module.css';
import { soldOutWords } from './words.ts';

const RULES = { EmailAddress: { required: true, max: LIMITS.enquiry.email, email: true } } as const;

/** Asks for the one mail; the address counts once its link is confirmed. */
export function StockAlertForm({ productId: ProductId }: { readonly productId: number }) {
  const t = useWords(soldOutWords);
  const LanguageCode = useLanguage();
  const [outcome, setOutcome] = useState<{ readonly sentTo: string } | 'failed' | 'in-stock' | null>(null);
  const { props, field, running } = useForm({
    rules: RULES,
    async submit({ EmailAddress }, { api }) {
      const loading = import(/* webpackChunkName: "calls" */ 'shared-contracts/api/insert-stock-notice').then(
        ({ insertStockNotice }) => insertStockNotice,
      );
      const answer = await api.call(loading, { ProductId, EmailAddress, LanguageCode });
      setOutcome(answer.ok ? { sentTo: EmailAddress } : isInStock(answer.error) ? 'in-stock' : 'failed');
    },
  });
  const isSent = typeof outcome === 'object' && outcome !== null;
  const isDone = isSent || outcome === 'in-stock';
  const status = useRef<HTMLParagraphElement>(null);
  // The form that is gone had the focus.
  useEffect(() => {
    if (isDone) status.current?.focus();
  }, [isDone]);
  return (
    <>
      {!isDone && (
        <form {...props} className={styles.form}>
          <EmailField label={t('tellMeEmail')} help={t('tellMeWhy')} {...field('EmailAddress')} />
          <SubmitButton running={running}>{t('tellMe')}</SubmitButton>
        </form>
      )}
      <p ref={status} role="status" tabIndex={-1}>
        {isSent && t('tellMeSent', { email: outcome.sentTo })}
        {outcome === 'failed' && t('tellMeFailed')}
        {outcome === 'in-stock' && t('tellMeInStock')}
      </p>
    </>
  );
}

const isInStock = (error: ApiError) => error.kind === 'http' && error.problem.code === 'in-stock';
