import type { Instant } from 'shared-contracts/domain/instant';

const parts = new Intl.DateTimeFormat('en-GB-u-nu-latn', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** The day in India, as '05-07-2025' (ACC-09, ACC-11). */
export function orderDate(at: Instant): string {
  return parts.format(at).replaceAll('/', '-');
}

export function OrderDate({ at, className }: { readonly at: Instant; readonly className?: string }) {
  return (
    <time dateTime={new Date(at).toISOString()} dir="ltr" className={className}>
      {orderDate(at)}
    </time>
  );
}
