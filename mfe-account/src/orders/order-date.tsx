import type { Instant } from 'shared-contracts/domain/instant';
import { useDates } from 'shared-contracts/kit/use-dates';

export function OrderDate({ at, className }: { readonly at: Instant; readonly className?: string }) {
  const { date } = useDates();
  return (
    <time dateTime={new Date(at).toISOString()} className={className}>
      {date(at)}
    </time>
  );
}
