import { useCallback, useState } from 'react';
import { toast } from '../events/toast.ts';
import { contractWords } from '../i18n/contract-words.ts';
import type { Language } from '../i18n/languages.ts';
import { useLanguage, useWords } from '../i18n/react.tsx';

/** An island, or the code of a fragment. */
export interface Requestable {
  /** Loads the code, and the texts in a language. Rejects when the code cannot be fetched. */
  load(language: Language): Promise<unknown>;
  isLoaded(): boolean;
}

export interface Requested {
  /** Requested, and its code has loaded. */
  readonly isOpen: boolean;
  /** Requested, and its code is loading. */
  readonly isLoading: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Loads the code before a request; ignores a failure. */
  readonly preload: () => void;
}

/**
 * An island that is shown on request: a dialog, a drawer, a form. `onUnavailable` is called when the code cannot be
 * fetched; the next request retries.
 */
export function useRequested(island: Requestable, onUnavailable?: () => void): Requested {
  const language = useLanguage();
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const close = useCallback(() => setState('closed'), []);
  return {
    isOpen: state === 'open',
    isLoading: state === 'loading',
    open() {
      if (island.isLoaded()) return setState('open');
      setState('loading');
      island.load(language).then(
        () => setState((now) => (now === 'loading' ? 'open' : now)),
        () => {
          close();
          onUnavailable?.();
        },
      );
    },
    close,
    preload: () => void island.load(language).catch(() => undefined),
  };
}

/** For `onUnavailable`: one toast, whatever could not be opened. */
export function useCannotOpen(): () => void {
  const t = useWords(contractWords);
  return () => toast.error(t('cannotOpen'));
}
