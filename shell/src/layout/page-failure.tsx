import { useEffect, useEffectEvent } from 'react';
import { contractWords, links, useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import type { PageFailure } from '../composition/page-failure.ts';
import { MessagePage } from './message-page.tsx';
import { messageWords } from './message-words.ts';

const WORDS = {
  offline: ['offlineTitle', 'offlineText'],
  remote: ['remoteUnavailableTitle', 'remoteUnavailableText'],
  api: ['apiUnavailableTitle', 'apiUnavailableText'],
  fault: ['faultTitle', 'faultText'],
} as const;

interface PageFailureViewProps {
  readonly kind: PageFailure['failure'];
  /** From `useOnline`, which is in the main script anyway. */
  readonly online: boolean;
  /** A retry is under way. */
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Instead of a page that cannot be shown: what happened in plain words, Retry, and a link (SH-11, SH-12). */
export function PageFailureView({ kind, online, busy, onRetry }: PageFailureViewProps) {
  const t = useWords(messageWords);
  const contract = useWords(contractWords);
  // The text for a fault says that the store was notified, which is not true offline.
  const [title, text] = WORDS[online ? kind : 'offline'];
  const isAwaited = !online || kind !== 'fault';
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const onOnline = () => retry();
    if (isAwaited) addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [isAwaited]);
  return (
    <MessagePage title={t(title)} text={t(text)} drawing="lamp">
      {/* Stays focusable while busy, so that focus is not lost. */}
      <Button kind="primary" aria-disabled={busy} aria-busy={busy} onClick={() => !busy && onRetry()}>
        {busy ? contract('loading') : contract('retry')}
      </Button>
      <ButtonLink to={links.home()} kind="secondary">
        {t('backHome')}
      </ButtonLink>
    </MessagePage>
  );
}
