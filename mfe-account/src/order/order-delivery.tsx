import { useWords } from 'shared-contracts';
import type { Delivery } from 'shared-contracts/domain/order-progress';
import { useDates } from 'shared-contracts/kit/use-dates';
import { Facts } from '../layout/facts.tsx';
import { orderWords } from './words.ts';

interface OrderDeliveryProps {
  readonly delivery: Delivery;
}

/** When the goods arrive, and with whom they travel (PAY-18). */
export function OrderDelivery({ delivery }: OrderDeliveryProps) {
  const t = useWords(orderWords);
  const { weekday } = useDates();
  const { state, expectedOn, carrier, trackingNumber, trackingUrl } = delivery;
  const number = <bdi dir="ltr">{trackingNumber || trackingUrl}</bdi>;
  const tracking = trackingUrl ? (
    <a href={trackingUrl} rel="noreferrer">
      {number}
    </a>
  ) : (
    number
  );
  const expected = state !== 'delivered' && expectedOn;
  const facts = [
    ...(expected ? [{ name: t('expectedOn'), value: t('byDay', { day: weekday(expected) }) }] : []),
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
