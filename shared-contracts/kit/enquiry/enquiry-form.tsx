import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { $storageReady, links, useLanguage } from 'shared-contracts';
import type { ApiCall } from 'shared-contracts/api/call';
import { refusedFields } from 'shared-contracts/api/refused-fields';
import { ENQUIRY_TOO_FAST, type EnquiryAnswer } from 'shared-contracts/api/shapes/enquiry';
import type { KeyedRequest } from 'shared-contracts/query/use-idempotency-key';
import type { MutationClient } from 'shared-contracts/query/use-mutation';
import type { InferOutput } from 'valibot';
import { LIMITS } from '../../contract/domain/constants.ts';
import { Button } from '../button.tsx';
import { draftOf } from '../form/draft.ts';
import { Honeypot } from '../form/honeypot.tsx';
import { checkPhone, digitsOf } from '../form/phone-number.ts';
import { type Form, type Rule, useForm } from '../form/use-form.ts';
import { useFormToken } from '../form/use-form-token.ts';
import formStyles from '../form.module.css';
import { StoreLink } from '../store-link.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { TextAreaField } from '../text-area-field.tsx';
import { EmailField, PhoneField, TextField } from '../text-field.tsx';
import { type AttachedFile, useAttachedFiles } from './attached-files.ts';
import { AttachmentsField } from './attachments-field.tsx';
import { type EnquiryWords, isolated } from './enquiry-words.ts';

const { name, email, message } = LIMITS.enquiry;

export interface EnquiryFormProps {
  /** The name of its draft: 'contact', 'customization of 7'. */
  readonly draft: string;
  readonly t: EnquiryWords;
  readonly labels: Readonly<Record<'form' | 'Name' | 'Email' | 'PhoneNumber' | 'Message' | 'send', string>>;
  /** Loaded when the form is sent. */
  readonly call: () => Promise<ApiCall>;
  /** Sent with what is typed: the product, the page. */
  readonly more?: object;
  /** The longest telephone number and message; without, 10 to 15 digits and the message of most forms. */
  readonly limits?: { readonly phone: number; readonly message: number };
  /** A further field, above the message. */
  readonly further?: {
    readonly rules: Readonly<Record<string, Rule>>;
    readonly show: (field: Form<string>['field']) => ReactNode;
  };
  readonly className?: string | undefined;
}

type Ending = Outcome | { readonly kind: 'refused'; readonly fields: readonly string[] };

type Outcome =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'too-fast' | 'too-many' | 'arriving' | 'files-missing' | 'failed' };

const OUTCOME_WORDS = {
  'too-fast': 'enquiryTooFast',
  'too-many': 'enquiryTooMany',
  arriving: 'filesArriving',
  'files-missing': 'filesMissing',
  failed: 'enquiryFailed',
} as const;

/**
 * Writes to the store: stored once, however often it is sent, and held in the tab until it is (CON-06). Sent, it gives
 * way to its reference number.
 */
export function EnquiryForm({ draft, t, labels, call, more = {}, limits, further, className }: EnquiryFormProps) {
  const language = useLanguage();
  const ready = useStore($storageReady, { ssr: 'initial' });
  const token = useFormToken();
  const drafts = {
    texts: draftOf(draft),
    request: draftOf<KeyedRequest>(`${draft}, sent`),
    files: draftOf<readonly AttachedFile[]>(`${draft}, files`),
  };
  const attached = useAttachedFiles(token, drafts.files);
  const [outcome, setOutcome] = useState<Outcome>();
  const thanks = useRef<HTMLDivElement>(null);

  const rules: Readonly<Record<string, Rule>> = {
    Name: { required: true, max: name },
    Email: { required: true, max: email, email: true },
    PhoneNumber: limits
      ? { required: true, max: limits.phone }
      : { required: true, also: (typed) => checkPhone(typed, t('phoneDigits', { field: labels.PhoneNumber })) },
    ...further?.rules,
    Message: { required: true, max: limits?.message ?? message },
    Website: {},
  };
  const names = Object.keys(rules);
  const { props, form, field, running } = useForm<string>({
    rules,
    draft: drafts.texts,
    sent: drafts.request,
    async submit({ Website = '', ...typed }, { api, refuse }) {
      if (attached.isArriving()) return setOutcome({ kind: 'arriving' });
      if (attached.missing().length > 0) return setOutcome({ kind: 'files-missing' });
      setOutcome(undefined);
      const PhoneNumber = limits ? typed.PhoneNumber : digitsOf(typed.PhoneNumber ?? '');
      const request = { ...more, ...typed, PhoneNumber, AttachmentIDs: attached.ids() };
      const ended = await send(api, { ...request, Website });
      if (ended.kind === 'refused')
        return refuse(Object.fromEntries(ended.fields.map((named) => [named, t('fieldRefused')])));
      if (ended.kind === 'sent') {
        for (const one of Object.values(drafts)) one.keep(undefined);
        token.end();
      }
      setOutcome(ended);
    },
  });

  async function send(api: MutationClient, request: object): Promise<Ending> {
    const FormToken = await token.begin();
    if (FormToken === null) return { kind: 'failed' };
    const result = await api.call(call(), { ...request, FormToken, LanguageCode: language });
    if (!result.ok) {
      const { error } = result;
      // The store has forgotten the files, which were chosen a day ago.
      if (error.kind === 'http' && error.problem.errors?.some(({ path }) => path.startsWith('AttachmentIDs')))
        attached.clear();
      const fields = refusedFields(error, names);
      if (fields.length > 0) return { kind: 'refused', fields };
      return { kind: error.kind === 'http' && error.status === 429 ? 'too-many' : 'failed' };
    }
    const [answer] = result.value as InferOutput<typeof EnquiryAnswer>;
    if (answer?.ResponseMsg === ENQUIRY_TOO_FAST) {
      token.refused();
      return { kind: 'too-fast' };
    }
    return answer?.ReferenceNumber ? { kind: 'sent', reference: answer.ReferenceNumber } : { kind: 'failed' };
  }

  useEffect(() => {
    if (outcome?.kind === 'sent') thanks.current?.focus();
  }, [outcome]);
  const { restore } = attached;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the browser's storage has been read
  useEffect(() => {
    if (ready) restore();
  }, [ready]);

  if (outcome?.kind === 'sent') {
    return (
      <div ref={thanks} role="status" tabIndex={-1} className={`${formStyles.thanks} ${className ?? ''}`}>
        <p>{t('enquirySent', { number: isolated(outcome.reference) })}</p>
        <p>
          <StoreLink to={links.enquiry(outcome.reference)}>{t('enquiryFollow')}</StoreLink>
        </p>
      </div>
    );
  }
  const missing = attached.missing();
  // Files that came after all, or were taken off, hold nothing back.
  const fault = outcome?.kind === 'files-missing' && missing.length === 0 ? undefined : outcome?.kind;
  return (
    <form
      {...props}
      className={`${formStyles.form} ${className ?? ''}`}
      aria-label={labels.form}
      onFocus={() => void token.begin()}
    >
      <TextField {...field('Name')} label={labels.Name} autoComplete="name" dir="auto" />
      <div className={formStyles.pair}>
        <EmailField {...field('Email')} label={labels.Email} />
        <PhoneField {...field('PhoneNumber')} label={labels.PhoneNumber} />
      </div>
      {further?.show(field)}
      <TextAreaField {...field('Message')} label={labels.Message} rows={5} dir="auto" />
      <AttachmentsField attached={attached} t={t} />
      <Honeypot label={t('leaveEmpty')} />
      {fault && (
        <p role="alert" className={formStyles.fault}>
          {t(OUTCOME_WORDS[fault], { names: new Intl.ListFormat(language).format(missing.map(isolated)) })}
        </p>
      )}
      {fault === 'files-missing' && (
        <Button
          type="button"
          kind="secondary"
          className={formStyles.send}
          onClick={() => {
            attached.removeMissing();
            form.current?.requestSubmit();
          }}
        >
          {t('sendWithout')}
        </Button>
      )}
      <SubmitButton running={running}>{running ? t('sending') : labels.send}</SubmitButton>
      <noscript>
        <p>{t('enquiryNeedsScripts')}</p>
      </noscript>
    </form>
  );
}
