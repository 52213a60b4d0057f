import { links } from 'shared-contracts/remote/links';
import type { Completion } from '../../platform/mail/mail-kind.ts';
import { link, type MailContext, type Part, pageUrl, quietLink } from '../../platform/mail/mail-parts.ts';
import { followToken } from './follow-token.ts';
import { orderWords } from './words.ts';

export interface Followed {
  /** Opens the order without a login. */
  readonly follow: string;
}

/** Signs the link when a mail about an order is sent: no token is stored. */
export function followable<Facts extends { readonly orderNumber: string }>(): Completion<Facts, Facts & Followed> {
  return {
    atSending: async ({ db, now, recipient }, facts) => ({
      result: 'ready',
      to: recipient,
      userId: null,
      content: { ...facts, follow: await followToken(db, facts.orderNumber, now) },
    }),
    placeholder: (_, facts) => ({ ...facts, follow: 'sample' }),
  };
}

/** The button that needs no login, and beside it the order in its buyer's account. */
export function orderLinks(context: MailContext, { orderNumber, follow }: Followed & { orderNumber: string }): Part[] {
  const t = orderWords(context.language);
  return [
    link(t('followOrder'), pageUrl(context, links.followOrder(follow))),
    quietLink(t('inAccount'), pageUrl(context, links.order(orderNumber))),
  ];
}
