import { indianMoment } from './indian-moment.ts';
import { type Composed, link, type MailContext, pageUrl, text } from './mail-parts.ts';
import type { CodeFacts, MailFacts } from './mail-templates.ts';
import { mailWords } from './mail-words.ts';

/** The subject has no code: it shows on locked screens. */
export function passwordCode({ name, code, until }: CodeFacts, { language }: MailContext): Composed {
  const t = mailWords(language);
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
}

export function passwordChanged({ name, at }: MailFacts<'password-changed'>, context: MailContext): Composed {
  const t = mailWords(context.language);
  return {
    subject: t('changedSubject'),
    name,
    parts: [
      text(t('changedIntro', { at: indianMoment(new Date(at), context.language) })),
      text(t('changedNotYou')),
      link(t('setPassword'), pageUrl(context, '/ResetPassword')),
    ],
  };
}
