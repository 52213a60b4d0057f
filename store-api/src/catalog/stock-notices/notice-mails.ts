import * as v from 'valibot';
import type { MailKind } from '../../platform/mail/mail-kind.ts';
import { link, pageUrl, quietLink, text } from '../../platform/mail/mail-parts.ts';
import { noticeWords } from './words.ts';

const Asked = v.object({ product: v.string(), token: v.string() });
const Back = v.object({ product: v.string(), path: v.string() });

/** Sent a few times a day at most, to an address that nothing is known of. */
export const noticeAsked: MailKind<v.InferOutput<typeof Asked>> = {
  template: 'stock-notice-asked',
  facts: Asked,
  needsNoProof: true,
  compose({ product, token }, context) {
    const t = noticeWords(context.language);
    const page = `/stock-notice?token=${token}`;
    return {
      subject: t('askSubject', { product }),
      name: '',
      parts: [
        text(t('askIntro', { product })),
        link(t('askLink'), pageUrl(context, page)),
        text(t('askNotYou')),
        quietLink(t('endLink'), pageUrl(context, `${page}&end=1`)),
      ],
    };
  },
};

/** The confirmed notice is its proof of the address. */
export const noticeBack: MailKind<v.InferOutput<typeof Back>> = {
  template: 'stock-notice-back',
  urgency: 'bulk',
  facts: Back,
  needsNoProof: true,
  compose({ product, path }, context) {
    const t = noticeWords(context.language);
    return {
      subject: t('backSubject', { product }),
      name: '',
      parts: [text(t('backIntro', { product })), link(t('backLink'), pageUrl(context, path)), text(t('backOnce'))],
    };
  },
};

export const NOTICE_MAILS: readonly string[] = [noticeAsked.template, noticeBack.template];
