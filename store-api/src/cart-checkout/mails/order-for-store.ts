import * as v from 'valibot';
import type { MailKind } from '../../platform/mail/mail-kind.ts';
import { text } from '../../platform/mail/mail-parts.ts';
import { typedText } from '../../platform/mail/typed-text.ts';
import { rupees } from '../invoices/invoice-texts.ts';
import { orderWords } from './words.ts';

const Ordered = v.object({
  orderNumber: v.string(),
  name: v.string(),
  /** Paise. */
  total: v.number(),
  lines: v.array(v.object({ name: v.string(), quantity: v.number() })),
  /** Town and state; '' when everything is downloaded. */
  place: v.string(),
});

/** To the store's staff: something was sold. */
export const orderForStore: MailKind<v.InferOutput<typeof Ordered>> = {
  template: 'order-for-store',
  facts: Ordered,
  needsNoProof: true,
  compose({ lines, ...facts }, { language, store }) {
    const t = orderWords(language);
    const values = { ...facts, name: typedText(facts.name), total: rupees(facts.total) };
    return {
      subject: t('storeOrderSubject', values),
      name: store.name,
      parts: [
        text(t(facts.place ? 'storeOrderIntro' : 'storeOrderDigital', values)),
        ...lines.map((line) => text(`${line.quantity} × ${line.name}`)),
        text(t('storeOrderNext', values)),
      ],
    };
  },
};
