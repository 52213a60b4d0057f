import { type Language, localeOf, useLanguage, useSite, useWords } from 'shared-contracts';
import type { SiteSettings } from 'shared-contracts/api/shapes/site-settings';
import { daysFrom, dayText } from 'shared-contracts/domain/day-text';
import type { Instant } from 'shared-contracts/domain/instant';
import type { Delivery } from 'shared-contracts/domain/order-progress';
import { Facts } from '../layout/facts.tsx';
import { orderWords } from './words.ts';

interface OrderDeliveryProps {
  readonly delivery: Delivery;
  readonly placedAt: Instant;
}

/** When the goods arrive, and with whom they travel (PAY-18). */
export function OrderDelivery({ delivery, placedAt }: OrderDeliveryProps) {
  const t = useWords(orderWords);
  const language = useLanguage();
  const { deliveryDays } = useSite();
  const { state, expectedOn, carrier, trackingNumber, trackingUrl } = delivery;
  const number = <bdi dir="ltr">{trackingNumber || trackingUrl}</bdi>;
  const tracking = trackingUrl ? (
    <a href={trackingUrl} rel="noreferrer">
      {number}
    </a>
  ) : (
    number
  );
  const expected = state === 'delivered' ? null : expectedText(expectedOn, placedAt, language, deliveryDays);
  const facts = [
    ...(expected ? [{ name: t('expectedOn'), value: expected }] : []),
    ...(carrier ? [{ name: t('carrier'), value: <bdi>{carrier}</bdi> }] : []),
    ...(trackingNumber || trackingUrl ? [{ name: t('trackingNumber'), value: tracking }] : []),
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
  expectedOn: string | undefined,
  placedAt: Instant,
  language: Language,
  promised: SiteSettings['deliveryDays'],
): string | null {
  if (expectedOn) return dayText(expectedOn, localeOf(language), { long: true });
  const day = (days: number) => dayText(daysFrom(new Date(placedAt), days), localeOf(language));
  return promised ? promised.map(day).join(' – ') : null;
}
