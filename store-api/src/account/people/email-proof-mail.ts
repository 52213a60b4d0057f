import * as v from 'valibot';
import type { MailKind } from '../../platform/mail/mail-kind.ts';
import { link, proofUrl, text } from '../../platform/mail/mail-parts.ts';
import { accountTexts } from './mail-texts.ts';

const Requested = v.object({ name: v.string(), token: v.string() });

export const emailProof: MailKind<v.InferOutput<typeof Requested>> = {
  template: 'email-proof',
  urgency: 'awaited',
  facts: Requested,
  needsNoProof: true,
  compose({ name, token }, context) {
    const t = accountTexts(context.language);
    return {
      subject: t('proofSubject'),
      name,
      parts: [text(t('proofIntro')), link(t('proofLink'), proofUrl(context, token)), text(t('proofNotYou'))],
    };
  },
};
