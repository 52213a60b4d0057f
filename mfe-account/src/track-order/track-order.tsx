import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $storageReady, useWords } from 'shared-contracts';
import { trackOrder } from 'shared-contracts/api/track-order';
import { LIMITS } from 'shared-contracts/domain/constants';
import type { TrackedOrder } from 'shared-contracts/domain/tracked-order';
import { Button } from 'shared-contracts/kit/button';
import { useForm } from 'shared-contracts/kit/form/use-form';
import formStyles from 'shared-contracts/kit/form.module.css';
import { EmailField, TextField } from 'shared-contracts/kit/text-field';
import { useSearchParams } from 'shared-contracts/router';
import { words } from '../words.ts';
import styles from './track-order.module.css';
import { TrackedOrderProgress } from './tracked-order.tsx';
import { trackWords } from './words.ts';

const RULES = {
  OrderNumber: { required: true, max: 40 },
  Email: { required: true, max: LIMITS.login.email, email: true },
} as const;

/** Where an order is, for who has its number and its e-mail address (PAY-18). */
export function TrackOrder({ notice }: { readonly notice?: string }) {
  const t = useWords(trackWords);
  const common = useWords(words);
  const ready = useStore($storageReady);
  const [query] = useSearchParams();
  const [order, setOrder] = useState<TrackedOrder>();
  const [fault, setFault] = useState('');
  const found = useRef<HTMLElement>(null);
  const { props, field, running } = useForm({
    rules: RULES,
    async submit(typed, { api }) {
      setOrder(undefined);
      setFault('');
      const result = await api.call(trackOrder, typed);
      if (result.ok && result.value) return setOrder(result.value);
      if (result.ok) return setFault(t('trackNotFound'));
      const isTooMany = result.error.kind === 'http' && result.error.status === 429;
      setFault(isTooMany ? t('trackTooMany') : common('failed'));
    },
  });
  useEffect(() => {
    if (order) found.current?.focus();
  }, [order]);
  return (
    <div className={`container section ${styles.page}`}>
      <header>
        <h1>{t('trackTitle')}</h1>
        {notice ? <p role="status">{notice}</p> : null}
        <p className="lead">{t('trackIntro')}</p>
      </header>
      <div className={styles.columns}>
        <form {...props} className={`${formStyles.form} ${styles.form}`} aria-label={t('trackTitle')}>
          <TextField
            {...field('OrderNumber')}
            defaultValue={query.get('number') ?? undefined}
            label={t('trackNumber')}
            help={t('trackNumberHelp')}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <EmailField {...field('Email')} label={common('email')} />
          {fault && (
            <p role="alert" className={formStyles.fault}>
              {fault}
            </p>
          )}
          <Button type="submit" kind="primary" disabled={!ready} aria-disabled={running} aria-busy={running}>
            {t(running ? 'trackShowing' : 'trackShow')}
          </Button>
        </form>
        {order && <TrackedOrderProgress ref={found} order={order} />}
      </div>
    </div>
  );
}
