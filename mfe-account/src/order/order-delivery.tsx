import { type Language, localeOf, useLanguage, useSite, useWords } from 'shared-contracts';
import type { Delivery } from 'shared-contracts/api/shapes/delivery';
import type { SiteSettings } from 'shared-contracts/api/shapes/site-settings';
import { daysFrom, dayText } from 'shared-contracts/domain/day-text';
import { Facts } from '../layout/facts.tsx';
import type { OrderDetail } from './order-detail.ts';
import { orderWords } from './words.ts';

interface OrderDeliveryProps {
  readonly delivery: Delivery;
  readonly orderedUTC: OrderDetail['OrderDateUTC'];
}

/** When the goods arrive, and with whom they travel (PAY-18). */
export function OrderDelivery({ delivery, orderedUTC }: OrderDeliveryProps) {
  const t = useWords(orderWords);
  const language = useLanguage();
  const { deliveryDays } = useSite();
  const { State, ExpectedOn, Carrier, TrackingNumber, TrackingUrl } = delivery;
  const number = <bdi dir="ltr">{TrackingNumber || TrackingUrl}</bdi>;
  const tracking = TrackingUrl ? (
    <a href={TrackingUrl} rel="noreferrer">
      {number}
    </a>
  ) : (
    number
  );
  const expected = State === 'delivered' ? null : expectedText(ExpectedOn, orderedUTC, language, deliveryDays);
  const facts = [
    ...(expected ? [{ name: t('expectedOn'), value: expected }] : []),
    ...(Carrier ? [{ name: t('carrier'), value: <bdi>{Carrier}</bdi> }] : []),
    ...(TrackingNumber || TrackingUrl ? [{ name: t('trackingNumber'), value: tracking }] : []),
  ];
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="order-delivery">
      <h2 id="order-delivery">{t('delivery')}</h2>
      <Facts facts={facts} />
    </section>
  );
}

/** The day that the store has named, else the days that it promises every order; null where it promises none. */
export function expectedText(
  expectedOn: string | null,
  orderedUTC: string,
  language: Language,
  promised: SiteSettings['deliveryDays'],
): string | null {
  if (expectedOn) return dayText(expectedOn, localeOf(language), { long: true });
  const day = (days: number) => dayText(daysFrom(new Date(orderedUTC), days), localeOf(language));
  return promised ? promised.map(day).join(' – ') : null;
}
