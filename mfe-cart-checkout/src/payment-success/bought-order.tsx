import { links, useQuery, useWords } from 'shared-contracts';
import { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import type { Order } from 'shared-contracts/domain/order';
import { Rupees } from 'shared-contracts/kit/rupees';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { useDates } from 'shared-contracts/kit/use-dates';
import { BoughtItems } from '../payment/bought-items.tsx';
import { words } from '../words.ts';
import styles from './payment-success.module.css';

/** What was bought, when it arrives and what comes next (PAY-18). Without an answer the receipt alone is shown. */
export function BoughtOrder({ orderNumber }: { readonly orderNumber: string }) {
  const t = useWords(words);
  const { answer: order } = useQuery(getOrderDetail, { OrderNumber: orderNumber });
  if (!order) return null;
  const isCarried = order.items.some(({ download }) => !download);
  return (
    <section className={styles.order} aria-labelledby="bought-order">
      <header className={styles.heading}>
        <h2 id="bought-order">{t('orderNamed', { number: order.number })}</h2>
        {isCarried && <Arrival order={order} />}
      </header>
      <BoughtItems
        items={order.items.map(({ id, name, quantity, pictureUrl, total }) => ({
          id,
          name,
          quantity,
          image: pictureUrl ? { Url: pictureUrl, Alt: '', Width: 160, Height: 160, Placeholder: '' } : null,
          amount: total,
        }))}
      />
      <p className={styles.total}>
        <span>{t('total')}</span>
        <strong>
          <Rupees amount={order.total} />
        </strong>
      </p>
      <Mailed order={order} />
      <h3>{t('nextHeading')}</h3>
      <ol className={styles.next}>
        {isCarried ? (
          <>
            <li>{t('nextMade')}</li>
            <li>{t('nextDispatched')}</li>
            <li>{t('nextDelivered')}</li>
          </>
        ) : (
          <li>{t('nextDownload')}</li>
        )}
      </ol>
    </section>
  );
}

/** Where the confirmation goes, or that it did not arrive there (PAY-09). */
function Mailed({ order }: { readonly order: Order }) {
  const t = useWords(words);
  const confirmation = order.mails.findLast(({ kind }) => kind === 'order-confirmed');
  const email = confirmation?.to ?? order.contactEmail;
  const word =
    confirmation?.state === 'failed' ? 'mailFailed' : confirmation?.state === 'held' ? 'mailHeld' : 'mailedTo';
  return (
    <p>
      {t(word, { email })} <StoreLink to={links.order(order.number)}>{t('correctEmail')}</StoreLink>
    </p>
  );
}

function Arrival({ order }: { readonly order: Order }) {
  const t = useWords(words);
  const { weekday } = useDates();
  const promised = order.delivery?.expectedOn;
  return promised ? <p>{t('arrives', { day: weekday(promised) })}</p> : null;
}
