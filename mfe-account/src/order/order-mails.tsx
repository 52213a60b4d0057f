import { useState } from 'react';
import { useWords } from 'shared-contracts';
import { sendOrderMailsAgain } from 'shared-contracts/api/send-order-mails-again';
import { LIMITS } from 'shared-contracts/domain/constants';
import type { Order, OrderMail } from 'shared-contracts/domain/order';
import { Button } from 'shared-contracts/kit/button';
import { useForm } from 'shared-contracts/kit/form/use-form';
import formStyles from 'shared-contracts/kit/form.module.css';
import { EmailField } from 'shared-contracts/kit/text-field';
import { useDates } from 'shared-contracts/kit/use-dates';
import { waitMinutes } from '../form/wait-minutes.ts';
import { words } from '../words.ts';
import styles from './order.module.css';
import type { OrderNotice } from './order-notice.tsx';
import { orderWords } from './words.ts';

const KIND_WORDS: Readonly<Record<string, 'mailConfirmed' | 'mailDispatched' | 'mailReturned'>> = {
  'order-confirmed': 'mailConfirmed',
  'order-dispatched': 'mailDispatched',
  'money-returned': 'mailReturned',
};
const STATE_WORDS = {
  waiting: 'mailWaiting',
  sent: 'mailSent',
  held: 'mailHeld',
  unsure: 'mailUnsure',
  failed: 'mailFailed',
} as const satisfies Record<OrderMail['state'], string>;

const RULES = { ContactEmail: { required: true, max: LIMITS.enquiry.email, email: true } } as const;

interface OrderMailsProps {
  readonly order: Pick<Order, 'number' | 'contactEmail' | 'mails'>;
  readonly onNotice: (notice: OrderNotice) => void;
}

/** What was mailed, where to, and what became of it; a mistyped address is corrected here (SEC-08). */
export function OrderMails({ order, onNotice }: OrderMailsProps) {
  const t = useWords(orderWords);
  const { date } = useDates();
  const common = useWords(words);
  const [fault, setFault] = useState('');
  const { props, field, running } = useForm({
    rules: RULES,
    async submit({ ContactEmail }, { api }) {
      setFault('');
      const result = await api.call(sendOrderMailsAgain, { OrderNumber: order.number, ContactEmail });
      if (result.ok) return onNotice({ kind: 'done', text: t('mailsSentAgain', { email: ContactEmail }) });
      const minutes = waitMinutes(result.error);
      setFault(minutes === null ? common('failed') : common('tooManyAttempts', { n: minutes }));
    },
  });
  return (
    <section className={styles.mails} aria-labelledby="order-mails">
      <h2 id="order-mails">{t('mails')}</h2>
      <ul>
        {order.mails.map((mail) => (
          <li key={`${mail.kind} ${mail.at} ${mail.to}`}>
            {t(KIND_WORDS[mail.kind] ?? 'mailOther')} · {date(mail.at)} ·{' '}
            {t(STATE_WORDS[mail.state], { email: mail.to })}
          </li>
        ))}
      </ul>
      <form {...props} className={formStyles.form} aria-label={t('mails')}>
        <EmailField
          {...field('ContactEmail')}
          defaultValue={order.contactEmail}
          label={t('mailsTo')}
          help={t('mailsToHelp')}
        />
        {fault && (
          <p role="alert" className={formStyles.fault}>
            {fault}
          </p>
        )}
        <Button type="submit" kind="secondary" aria-disabled={running} aria-busy={running}>
          {t('mailsAgain')}
        </Button>
      </form>
    </section>
  );
}
