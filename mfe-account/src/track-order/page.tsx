import { useEffect, useState } from 'react';
import { definePage, translator, Unavailable, useQuery, useWords } from 'shared-contracts';
import { followOrder } from 'shared-contracts/api/follow-order';
import { TextSkeleton } from 'shared-contracts/kit/skeletons';
import { useLocation } from 'shared-contracts/router';
import { orderWords } from '../order/words.ts';
import { FollowedOrder } from './followed-order.tsx';
import { TrackOrder } from './track-order.tsx';
import { trackWords } from './words.ts';

const FRAGMENT = /^#([A-Za-z0-9-]+\.\d+\.[\w-]+)$/;

/** /track-order (PAY-18): the order of a signed link (ACC-18), or the form that finds one. */
function TrackOrderPage() {
  const t = useWords(trackWords);
  const tOrder = useWords(orderWords);
  const { hash } = useLocation();
  const [token, setToken] = useState('');
  // The server sees no fragment. A later one, of the link to the content, leaves the order open.
  useEffect(() => {
    const [, linked] = FRAGMENT.exec(hash) ?? [];
    if (linked) setToken(linked);
  }, [hash]);
  const { status, answer, refetch } = useQuery(followOrder, token ? { Token: token } : null);
  if (!token) return <TrackOrder />;
  if (status === 'pending') return <TextSkeleton lines={10} />;
  if (status === 'error') return <Unavailable text={tOrder('orderFailed')} onRetry={refetch} />;
  return answer ? <FollowedOrder order={answer} /> : <TrackOrder notice={t('followEnded')} />;
}

export const page = definePage({
  Component: TrackOrderPage,
  head: (_, { language, storeName }) => ({
    title: `${translator(trackWords, language)('trackTitle')} | ${storeName}`,
    noindex: true,
  }),
});
