import { useEffect, useRef, useState } from 'react';
import { useApi, useWords } from 'shared-contracts';
import { LIMITS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import { draftOf } from 'shared-contracts/kit/form/draft';
import { useForm } from 'shared-contracts/kit/form/use-form';
import formStyles from 'shared-contracts/kit/form.module.css';
import { TextAreaField } from 'shared-contracts/kit/text-area-field';
import { EmailField, PhoneField, TextField } from 'shared-contracts/kit/text-field';
import styles from './customization-form.module.css';
import { checkPhone, digitsOf } from './phone-number.ts';
import { type CustomizationOutcome, sendCustomization } from './send-customization.ts';
import { customizationWords } from './words.ts';

const { name, email, message } = LIMITS.enquiry;

/** A failure leaves the fields filled; a retry does not send a second request (CAT-17). */
export function CustomizationForm({ productId }: { readonly productId: number }) {
  const t = useWords(customizationWords);
  const api = useApi();
  const draft = draftOf(`customization of ${productId}`);
  const [outcome, setOutcome] = useState<CustomizationOutcome>();
  const thanks = useRef<HTMLParagraphElement>(null);

  const { props, field, running } = useForm({
    rules: {
      Name: { required: true, max: name },
      Email: { required: true, max: email, email: true },
      PhoneNumber: {
        required: true,
        also: (typed) => checkPhone(typed, t('phoneDigits', { field: t('customerPhone') })),
      },
      Message: { required: true, max: message },
    },
    draft,
    async submit(typed, { keyOf }) {
      setOutcome(undefined);
      const request = { ProductId: productId, ...typed, PhoneNumber: digitsOf(typed.PhoneNumber) };
      const answer = await sendCustomization(api, { ...request, IdempotencyKey: keyOf(request) });
      if (answer.kind === 'sent') draft.keep(undefined);
      setOutcome(answer);
    },
  });
  useEffect(() => {
    if (outcome?.kind === 'sent') thanks.current?.focus();
  }, [outcome]);

  if (outcome?.kind === 'sent') {
    return (
      <p ref={thanks} role="status" tabIndex={-1} className={`${formStyles.thanks} ${styles.form}`}>
        {t('customizationSent', { number: outcome.reference })}
      </p>
    );
  }
  return (
    <form {...props} className={`${formStyles.form} ${styles.form}`} aria-label={t('askForCustomization')}>
      <TextField {...field('Name')} label={t('customerName')} autoComplete="name" />
      <div className={formStyles.pair}>
        <EmailField {...field('Email')} label={t('customerEmail')} />
        <PhoneField {...field('PhoneNumber')} label={t('customerPhone')} />
      </div>
      <TextAreaField {...field('Message')} label={t('customerMessage')} rows={5} />
      {outcome && (
        <p role="alert" className={formStyles.fault}>
          {t(outcome.kind === 'too-many' ? 'tooManyRequests' : 'customizationFailed')}
        </p>
      )}
      <Button type="submit" kind="primary" aria-disabled={running} aria-busy={running}>
        {t(running ? 'submitting' : 'submit')}
      </Button>
    </form>
  );
}
