import { rupees } from '../../cart-checkout/invoices/invoice-texts.ts';
import { type Composed, link, type MailContext, orderUrl, type Part, text } from './mail-parts.ts';
import type { MailFacts } from './mail-templates.ts';
import { type MailWord, mailWords } from './mail-words.ts';

type Asked = MailFacts<'order-requested'>;
type Decided = MailFacts<'order-request-decided'>;

/** To the shopper: what they have asked for, and how it goes on. */
export function orderRequested(facts: Asked, context: MailContext): Composed {
  const { lines, ...said } = facts;
  const t = mailWords(context.language);
  const words = facts.kind === 'cancel' ? 'cancelled' : 'returnAsked';
  return {
    subject: t(`${words}Subject`, said),
    name: facts.name,
    parts: [
      text(t(`${words}Intro`, said)),
      ...articles(lines),
      ...(facts.kind === 'return' ? [text(t('returnAskedNext'))] : money(facts, context, 'moneyComes')),
      link(t('seeOrder'), orderUrl(context, facts.orderNumber)),
    ],
  };
}

/** The same to the store's own people. */
export function orderRequestForStore(facts: Asked, context: MailContext): Composed {
  const { lines, ...said } = facts;
  const t = mailWords(context.language);
  const words = facts.kind === 'cancel' ? 'storeCancelled' : 'storeReturn';
  return {
    subject: t(`${words}Subject`, said),
    name: context.store.name,
    parts: [
      text(t(`${words}Intro`, said)),
      ...articles(lines),
      ...(facts.reason ? [text(t('storeReason', said))] : []),
      ...(facts.kind === 'return' ? [text(t('storeReturnNext', said))] : money(facts, context, 'storeCancelledMoney')),
    ],
  };
}

/** To the shopper: what the store says to a return, or that it is back. */
export function orderRequestDecided(facts: Decided, context: MailContext): Composed {
  const { lines, ...said } = facts;
  const t = mailWords(context.language);
  const { words, more } = decision(facts, context);
  return {
    subject: t(`${words}Subject`, said),
    name: facts.name,
    parts: [
      text(t(`${words}Intro`, said)),
      ...articles(lines),
      ...more,
      link(t('seeOrder'), orderUrl(context, facts.orderNumber)),
    ],
  };
}

function decision(facts: Decided, context: MailContext) {
  const t = mailWords(context.language);
  switch (facts.decision) {
    case 'accepted':
      return { words: 'returnAccepted', more: [text(t('returnAcceptedNext'))] } as const;
    case 'refused':
      return { words: 'returnRefused', more: [text(t('returnRefusedWhy', { answer: facts.answer }))] } as const;
    case 'done': {
      const comes = money(facts, context, 'moneyComes');
      return { words: 'returnDone', more: comes.length > 0 ? comes : [text(t('returnDoneNothing'))] } as const;
    }
  }
}

function articles(lines: Asked['lines']): Part[] {
  return lines.map((line) => text(`${line.quantity} × ${line.name}`));
}

/** Nothing when all of it had been given back before. */
function money({ amount }: Pick<Asked, 'amount'>, context: MailContext, word: MailWord): Part[] {
  return amount === 0 ? [] : [text(mailWords(context.language)(word, { amount: rupees(amount) }))];
}
