import { links, localeOf, useLanguage, useQuery, useSite, useWords } from 'shared-contracts';
import { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import { daysFrom, dayText } from 'shared-contracts/domain/day-text';
import type { Order } from 'shared-contracts/domain/order';
import { Rupees } from 'shared-contracts/kit/rupees';
import { StoreLink } from 'shared-contracts/kit/store-link';
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
  const { deliveryDays } = useSite();
  const language = useLanguage();
  const named = order.delivery?.expectedOn;
  if (named) return <p>{t('arrivesOn', { day: dayText(named, localeOf(language), { long: true }) })}</p>;
  const day = (days: number) => dayText(daysFrom(new Date(order.placedAt), days), localeOf(language));
  if (!deliveryDays) return null;
  const [fewest, most] = deliveryDays;
  return <p>{t('arrives', { from: day(fewest), to: day(most) })}</p>;
}
