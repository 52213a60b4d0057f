import { factsOf } from 'shared-contracts/i18n/languages';
import { greetedName } from './greeted-name.ts';
import { mailDocument } from './mail-document.ts';
import { type Composed, type MailContext, type Part, text } from './mail-parts.ts';
import { frameWords, type MailLanguage } from './words.ts';

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes a mail as text and HTML with equal content. */
export function writeMail(
  { subject, parts, ...greeted }: Composed,
  { language, store, origin }: MailContext,
): WrittenMail {
  const t = frameWords(language);
  const name = greetedName(greeted.name);
  const body: Part[] = [text(name ? t('greeting', { name }) : t('greetingWithoutName')), ...parts];
  const { email, phone } = store;
  const questions = email && phone ? 'questions' : email ? 'questionsByMail' : phone ? 'questionsByPhone' : null;
  const foot = [...(questions ? [t(questions, { email, phone })] : []), t('signature', { store: store.name })];
  return {
    subject,
    text: [
      `${store.name}\n${'='.repeat([...store.name].length)}`,
      ...body.map((part) => asText(part, t('total'), amountIn(language))),
      ['--', ...foot].join('\n'),
    ].join('\n\n'),
    html: mailDocument({ subject, body, foot }, { language, store, origin }).html,
  };
}

/** Isolated from right to left: behind Arabic letters, a sign would change places with its figure. */
function amountIn(language: MailLanguage): (amount: string) => string {
  return (amount) => (factsOf(language).dir === 'rtl' ? `\u2066${amount}\u2069` : amount);
}

function asText(part: Part, total: string, isolated: ReturnType<typeof amountIn>): string {
  switch (part.kind) {
    case 'text':
    case 'code':
      return part.text;
    case 'link':
      return `${part.text}: ${part.url}`;
    case 'facts':
      return part.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
    case 'progress':
      return part.steps.map((step, index) => (index === part.done - 1 ? `[${step}]` : step)).join(' > ');
    case 'article':
      return `${part.quantity} × ${part.name}`;
    case 'lines':
      return [
        ...part.rows.map(([name, quantity, amount]) => `${quantity} × ${name}: ${isolated(amount)}`),
        ...part.sums.map(([name, amount]) => `${name}: ${isolated(amount)}`),
        `${total}: ${isolated(part.total)}`,
      ].join('\n');
  }
}
