import { type ReactNode, useEffect, useRef } from 'react';
import { contractWords, useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import { useNear } from '../../parts/use-near.ts';
import styles from './reviews.module.css';
import type { usePages } from './use-pages.ts';

interface PagedListProps {
  readonly pages: ReturnType<ReturnType<typeof usePages>['with']>;
  readonly texts: Readonly<Record<'loading' | 'unavailable' | 'more', string>>;
  /** The entries. */
  readonly children: ReactNode;
}

/** A list that grows page by page; a first page that the product came without is requested when the list comes near. */
export function PagedList({ pages: { last, status, more, refetch, hasMore }, texts, children }: PagedListProps) {
  const contract = useWords(contractWords);
  const list = useRef<HTMLDivElement>(null);
  const near = useNear(list);
  const isMissing = last === undefined && status === 'idle';
  useEffect(() => {
    if (near && isMissing) more();
  });
  return (
    <div ref={list} className={styles.list}>
      {children}
      {status === 'pending' && <p role="status">{texts.loading}</p>}
      {status === 'error' && (
        <p role="alert" className={styles.failed}>
          {texts.unavailable}
          <Button kind="secondary" onClick={refetch}>
            {contract('retry')}
          </Button>
        </p>
      )}
      {status === 'idle' && hasMore && (
        <Button kind="secondary" onClick={more}>
          {texts.more}
        </Button>
      )}
    </div>
  );
}
