import * as v from 'valibot';
import { MAILS_PER_ORDER } from '../../platform/mail/day-limit.ts';
import type { MailKind } from '../../platform/mail/mail-kind.ts';
import { link, text } from '../../platform/mail/mail-parts.ts';
import { orderUrl } from './order-mails.ts';
import { orderWords } from './words.ts';

const Recalled = v.object({
  name: v.string(),
  product: v.string(),
  orderNumber: v.string(),
  reason: v.string(),
  advice: v.string(),
});

/** The shop's own words, in the language in which it wrote them. */
export const productRecalled: MailKind<v.InferOutput<typeof Recalled>> = {
  template: 'product-recalled',
  dayLimit: MAILS_PER_ORDER,
  facts: Recalled,
  compose({ name, product, orderNumber, reason, advice }, context) {
    const t = orderWords(context.language);
    return {
      subject: t('recallSubject', { product }),
      name,
      parts: [
        text(t('recallIntro', { product, orderNumber })),
        {
          kind: 'facts',
          rows: [
            [t('recallReason'), reason],
            [t('recallAdvice'), advice],
          ],
        },
        text(t('recallSorry')),
        link(t('seeOrder'), orderUrl(context, orderNumber)),
      ],
    };
  },
};
