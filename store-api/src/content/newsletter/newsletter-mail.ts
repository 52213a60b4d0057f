import * as v from 'valibot';
import type { MailKind } from '../../platform/mail/mail-kind.ts';
import { link, pageUrl, text } from '../../platform/mail/mail-parts.ts';
import { mailWords } from '../../platform/mail/words.ts';

const words = mailWords(
  {
    subject: 'You are subscribed to our newsletter',
    intro:
      'Thank you for subscribing. Once a month we write to this address about new furniture, before it reaches the shop.',
    leave: 'Not you, or changed your mind? This link unsubscribes you with one click, now or at any time:',
    leaveLink: 'Unsubscribe',
  },
  {
    subject: 'اشتركت في نشرتنا البريدية',
    intro: 'شكرًا لاشتراكك. نراسلك على هذا العنوان مرة في الشهر لنعرّفك بالقطع الجديدة قبل أن تصل إلى المتجر.',
    leave: 'لم تكن أنت من اشترك، أو غيّرت رأيك؟ هذا الرابط يلغي الاشتراك بضغطة واحدة، الآن وفي أي وقت:',
    leaveLink: 'إلغاء الاشتراك',
  },
);

/** The page that ends the newsletter, and where mail programs end it (RFC 8058). */
export const unsubscribePath = (readerKey: string) => `/unsubscribe?reader=${readerKey}`;

const Facts = v.object({ subscriberId: v.number() });

/** Says that the newsletter has begun. One to an address, which so needs no proof (SEC-08). */
export const newsletterBegun: MailKind<v.InferOutput<typeof Facts>, { readonly readerKey: string }> = {
  template: 'newsletter-begun',
  facts: Facts,
  needsNoProof: true,
  complete: {
    async atSending({ db, recipient }, { subscriberId }) {
      const reader = await db
        .selectFrom('subscribers')
        .select('reader_key')
        .where('subscriber_id', '=', subscriberId)
        .executeTakeFirst();
      if (!reader) return { result: 'unwanted' };
      return { result: 'ready', to: recipient, userId: null, content: { readerKey: reader.reader_key } };
    },
    placeholder: () => ({ readerKey: 'sample' }),
  },
  compose({ readerKey }, context) {
    const t = words(context.language);
    const unsubscribe = pageUrl(context, unsubscribePath(readerKey));
    return {
      subject: t('subject'),
      name: '',
      parts: [text(t('intro')), text(t('leave')), link(t('leaveLink'), unsubscribe)],
      unsubscribe,
    };
  },
};
