import { useEffect, useRef, useState } from 'react';
import { useApi, useWords } from 'shared-contracts';
import { LIMITS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import { useCheckedForm } from 'shared-contracts/kit/form/use-checked-form';
import { useIdempotencyKey } from 'shared-contracts/kit/form/use-idempotency-key';
import { useOneAtATime } from 'shared-contracts/kit/form/use-one-at-a-time';
import { TextAreaField } from 'shared-contracts/kit/text-area-field';
import { TextField } from 'shared-contracts/kit/text-field';
import { useDraft } from '../../parts/use-draft.ts';
import styles from './customization-form.module.css';
import { checkPhone, digitsOf } from './phone-number.ts';
import { type CustomizationOutcome, sendCustomization } from './send-customization.ts';
import { customizationWords } from './words.ts';

const { name, email, message } = LIMITS.enquiry;
const RULES = {
  Name: { required: true, max: name },
  Email: { required: true, max: email, email: true },
  PhoneNumber: { required: true },
  Message: { required: true, max: message },
} as const;

/** Name, Email, Phone Number and Message (CAT-17). What was typed stays on failure; a retry is no second request. */
export function CustomizationForm({ productId }: { readonly productId: number }) {
  const t = useWords(customizationWords);
  const api = useApi();
  const keyOf = useIdempotencyKey();
  const { typed, keep, drop } = useDraft(`customization of ${productId}`);
  const { form, faults, check, watchers } = useCheckedForm(RULES);
  const [phone, setPhone] = useState<ReturnType<typeof checkPhone>>(null);
  const [outcome, setOutcome] = useState<CustomizationOutcome>();
  const thanks = useRef<HTMLParagraphElement>(null);

  const { run, running } = useOneAtATime(async () => {
    setOutcome(undefined);
    const values = check();
    const phoneField = form.current?.elements.namedItem('PhoneNumber');
    const phoneFault = phoneField instanceof HTMLInputElement ? checkPhone(phoneField.value) : null;
    setPhone(phoneFault);
    if (!values) return;
    if (phoneFault) return phoneField instanceof HTMLElement ? phoneField.focus() : undefined;
    const request = {
      ProductId: productId,
      Name: values.Name.trim(),
      Email: values.Email.trim(),
      PhoneNumber: digitsOf(values.PhoneNumber),
      Message: values.Message.trim(),
    };
    const answer = await sendCustomization(api, { ...request, IdempotencyKey: keyOf(request) });
    if (answer.kind === 'sent') drop();
    setOutcome(answer);
  });
  useEffect(() => {
    if (outcome?.kind === 'sent') thanks.current?.focus();
  }, [outcome]);

  if (outcome?.kind === 'sent') {
    return (
      <p ref={thanks} role="status" tabIndex={-1} className={styles.thanks}>
        {t('customizationSent', { number: outcome.reference })}
      </p>
    );
  }
  return (
    <form
      ref={form}
      method="post"
      className={`form ${styles.form}`}
      aria-label={t('askForCustomization')}
      noValidate
      onPointerDown={watchers.onPointerDown}
      onBlur={watchers.onBlur}
      onInput={(event) => {
        watchers.onInput(event);
        keep(event);
        if (event.target instanceof HTMLInputElement && event.target.name === 'PhoneNumber') setPhone(null);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <TextField
        name="Name"
        label={t('customerName')}
        autoComplete="name"
        defaultValue={typed.Name}
        fault={faults.Name ?? null}
        required
      />
      <div className="form-pair">
        <TextField
          name="Email"
          label={t('customerEmail')}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          defaultValue={typed.Email}
          fault={faults.Email ?? null}
          required
        />
        <TextField
          name="PhoneNumber"
          label={t('customerPhone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          defaultValue={typed.PhoneNumber}
          fault={faults.PhoneNumber ?? (phone === 'no-number' ? null : phone)}
          error={phone === 'no-number' ? t('phoneDigits', { field: t('customerPhone') }) : undefined}
          required
        />
      </div>
      <TextAreaField
        name="Message"
        label={t('customerMessage')}
        rows={5}
        defaultValue={typed.Message}
        fault={faults.Message ?? null}
        required
      />
      {outcome && (
        <p role="alert" className="form-fault">
          {t(outcome.kind === 'too-many' ? 'tooManyRequests' : 'customizationFailed')}
        </p>
      )}
      <Button type="submit" kind="primary" aria-disabled={running} aria-busy={running}>
        {t(running ? 'submitting' : 'submit')}
      </Button>
    </form>
  );
}
