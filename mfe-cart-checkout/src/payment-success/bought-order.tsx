import { links, localeOf, useLanguage, useQuery, useSite, useWords } from 'shared-contracts';
import type { CallAnswer } from 'shared-contracts/api/call';
import { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import { daysFrom, dayText } from 'shared-contracts/domain/day-text';
import { fromRupees } from 'shared-contracts/domain/money';
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
  const isCarried = order.Items.some((item) => !item.IsDigitalProduct);
  return (
    <section className={styles.order} aria-labelledby="bought-order">
      <header className={styles.heading}>
        <h2 id="bought-order">{t('orderNamed', { number: order.OrderNumber })}</h2>
        {isCarried && <Arrival order={order} />}
      </header>
      <BoughtItems
        items={order.Items.map((item) => ({
          id: item.OrderItemID,
          name: item.ProductName,
          quantity: item.Quantity,
          image: item.DefaultImageUrl
            ? { Url: item.DefaultImageUrl, Alt: '', Width: 160, Height: 160, Placeholder: '' }
            : null,
          amount: fromRupees(item.OrderItemTotal),
        }))}
      />
      <p className={styles.total}>
        <span>{t('total')}</span>
        <strong>
          <Rupees amount={fromRupees(order.OrderTotal)} />
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
function Mailed({ order }: { readonly order: CallAnswer<typeof getOrderDetail> }) {
  const t = useWords(words);
  const confirmation = order.Mails.findLast((mail) => mail.Kind === 'order-confirmed');
  const email = confirmation?.To ?? order.ContactEmail;
  const word =
    confirmation?.State === 'failed' ? 'mailFailed' : confirmation?.State === 'held' ? 'mailHeld' : 'mailedTo';
  return (
    <p>
      {t(word, { email })} <StoreLink to={links.order(order.OrderNumber)}>{t('correctEmail')}</StoreLink>
    </p>
  );
}

function Arrival({ order }: { readonly order: CallAnswer<typeof getOrderDetail> }) {
  const t = useWords(words);
  const { deliveryDays } = useSite();
  const language = useLanguage();
  const named = order.Delivery?.ExpectedOn;
  if (named) return <p>{t('arrivesOn', { day: dayText(named, localeOf(language), { long: true }) })}</p>;
  const day = (days: number) => dayText(daysFrom(new Date(order.OrderDateUTC), days), localeOf(language));
  if (!deliveryDays) return null;
  const [fewest, most] = deliveryDays;
  return <p>{t('arrives', { from: day(fewest), to: day(most) })}</p>;
}
