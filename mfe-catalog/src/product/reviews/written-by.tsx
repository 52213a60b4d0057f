import { useLanguage } from 'shared-contracts';
import type { Instant } from 'shared-contracts/domain/instant';
import { useDates } from 'shared-contracts/kit/use-dates';
import { useServedText } from 'shared-contracts/kit/use-served-text';
import styles from './reviews.module.css';

/** Below a text: by whom and when it was written. */
export function WrittenBy({ author, at }: { readonly author: string; readonly at: Instant }) {
  const language = useLanguage();
  const dates = useDates();
  const date = useServedText(`${at} ${language}`, () => dates.date(at));
  return (
    <p className={styles.writer}>
      <bdi>{author}</bdi>
      <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
        {date}
      </time>
    </p>
  );
}
