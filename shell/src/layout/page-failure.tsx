import { contractWords, links, useWords } from 'shared-contracts';
import { StoreLink } from 'shared-contracts/kit/store-link';
import type { PageFailure } from '../composition/page-failure.ts';
import { shellWords } from '../words.ts';
import { MessagePage } from './message-page.tsx';

const WORDS = {
  remote: ['remoteAwayTitle', 'remoteAwayText'],
  api: ['apiAwayTitle', 'apiAwayText'],
  fault: ['faultTitle', 'faultText'],
} as const;

interface PageFailureViewProps {
  readonly kind: PageFailure['failure'];
  /** A retry is under way. */
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** A page that cannot be shown now: what happened in plain words, Retry, and a way on (SH-11, SH-12). */
export function PageFailureView({ kind, busy, onRetry }: PageFailureViewProps) {
  const t = useWords(shellWords);
  const contract = useWords(contractWords);
  const [title, text] = WORDS[kind];
  return (
    <MessagePage title={t(title)} text={t(text)} drawing="lamp">
      {/* Stays focusable while busy, so that focus is not lost. */}
      <button
        type="button"
        className="button button-primary"
        aria-disabled={busy}
        aria-busy={busy}
        onClick={() => !busy && onRetry()}
      >
        {busy ? contract('loading') : contract('retry')}
      </button>
      <StoreLink to={links.home()} className="button button-secondary">
        {t('backHome')}
      </StoreLink>
    </MessagePage>
  );
}
