import { type Language, localeOf, useLanguage, useWords } from 'shared-contracts';
import type { Delivery } from 'shared-contracts/api/shapes/delivery';
import { DELIVERY_DAYS } from 'shared-contracts/domain/constants';
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
  const { State, ExpectedOn, Carrier, TrackingNumber, TrackingUrl } = delivery;
  const number = <bdi dir="ltr">{TrackingNumber || TrackingUrl}</bdi>;
  const tracking = TrackingUrl ? (
    <a href={TrackingUrl} rel="noreferrer">
      {number}
    </a>
  ) : (
    number
  );
  const facts = [
    ...(State === 'delivered'
      ? []
      : [{ name: t('expectedOn'), value: expectedText(ExpectedOn, orderedUTC, language) }]),
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

/** The day that the store has named, else the days that it promises every order. */
export function expectedText(expectedOn: string | null, orderedUTC: string, language: Language): string {
  if (expectedOn) return dayText(expectedOn, localeOf(language), { long: true });
  const day = (days: number) => dayText(daysFrom(new Date(orderedUTC), days), localeOf(language));
  return `${day(DELIVERY_DAYS.min)} – ${day(DELIVERY_DAYS.max)}`;
}
