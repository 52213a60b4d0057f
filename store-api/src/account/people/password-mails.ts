import { LIMITS } from 'shared-contracts/domain/constants';
import { momentText } from 'shared-contracts/domain/date-text';
import { localeOf } from 'shared-contracts/i18n/languages';
import * as v from 'valibot';
import { MAILS_PER_ADDRESS } from '../../platform/mail/day-limit.ts';
import type { MailKind } from '../../platform/mail/mail-kind.ts';
import { link, pageUrl, text } from '../../platform/mail/mail-parts.ts';
import type { MailLanguage } from '../../platform/mail/words.ts';
import { accountTexts } from './mail-texts.ts';
import { drawCode } from './password-codes.ts';

interface MailedCode {
  readonly name: string;
  readonly code: string;
  readonly until: Date;
}

const CodeRequested = v.object({ codeId: v.number() });

/** The code is drawn when the mail is sent, and is not in the subject, which locked screens show. */
export const passwordCode: MailKind<v.InferOutput<typeof CodeRequested>, MailedCode> = {
  template: 'password-code',
  urgency: 'awaited',
  facts: CodeRequested,
  needsNoProof: true,
  compose({ name, code, until }, { language }) {
    const t = accountTexts(language);
    return {
      subject: t('codeSubject'),
      name,
      parts: [
        text(t('codeIntro')),
        { kind: 'code', text: code },
        text(t('codeUse', { until: indianMoment(until, language) })),
        text(t('codeNotYou')),
      ],
    };
  },
  complete: {
    async atSending({ db, now, mailId, attempt, recipient }, { codeId }) {
      const drawn = await drawCode(db, { codeId, email: recipient, mailId, attempt }, now);
      if (drawn.ok) {
        const { code, until, person } = drawn;
        return {
          result: 'ready',
          to: person.email,
          userId: person.userId,
          content: { name: person.name, code, until },
        };
      }
      // 'unwanted' deletes the mail, so that no address without an account is stored.
      if (drawn.reason === 'no-account') return { result: 'unwanted' };
      return { result: 'obsolete', fault: 'the code has expired or a newer one was requested' };
    },
    placeholder: ({ mail_key, created_at }) => ({
      name: '…',
      code: `DATA_DIR/mail/${mail_key}.eml`,
      until: new Date(created_at.getTime() + LIMITS.passwordCode.minutes * 60_000),
    }),
  },
};

const Changed = v.object({ name: v.string(), at: v.pipe(v.string(), v.isoTimestamp()) });

export const passwordChanged: MailKind<v.InferOutput<typeof Changed>> = {
  template: 'password-changed',
  dayLimit: MAILS_PER_ADDRESS,
  urgency: 'awaited',
  facts: Changed,
  compose({ name, at }, context) {
    const t = accountTexts(context.language);
    return {
      subject: t('changedSubject'),
      name,
      parts: [
        text(t('changedIntro', { at: indianMoment(new Date(at), context.language) })),
        text(t('changedNotYou')),
        link(t('setPassword'), pageUrl(context, '/ResetPassword')),
      ],
    };
  },
};

export const passkeyAdded: MailKind<v.InferOutput<typeof Changed>> = {
  template: 'passkey-added',
  dayLimit: MAILS_PER_ADDRESS,
  urgency: 'awaited',
  facts: Changed,
  compose({ name, at }, context) {
    const t = accountTexts(context.language);
    return {
      subject: t('passkeySubject'),
      name,
      parts: [
        text(t('passkeyIntro', { at: indianMoment(new Date(at), context.language) })),
        text(t('passkeyNotYou')),
        link(t('setPassword'), pageUrl(context, '/ResetPassword')),
      ],
    };
  },
};

/** '22 Nov 2026, 7:05 am IST' */
function indianMoment(moment: Date, language: MailLanguage): string {
  return `${momentText(moment, localeOf(language))} ${accountTexts(language)('indianTime')}`;
}
