import { useCallback, useState } from 'react';
import type { Language } from '../i18n/languages.ts';
import { useLanguage } from '../i18n/react.tsx';

/** An island, or the code of a fragment. */
export interface Requestable {
  /** Brings its code, and its texts in a language, ahead. Rejects when the code cannot be fetched. */
  load(language: Language): Promise<unknown>;
  /** Whether it would be shown without a wait. */
  isHere(): boolean;
}

export interface Requested {
  /** To be shown: it is asked for, and its code is here. */
  readonly isOpen: boolean;
  /** Asked for, and its code is on its way. */
  readonly isLoading: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Brings its code ahead of the request, when a failure does not matter yet. */
  readonly preload: () => void;
}

/**
 * An island that is shown on request: a dialog, a drawer, a form. `onUnavailable` hears when its code cannot be fetched;
 * the next request tries again.
 */
export function useRequested(island: Requestable, onUnavailable?: () => void): Requested {
  const language = useLanguage();
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const close = useCallback(() => setState('closed'), []);
  return {
    isOpen: state === 'open',
    isLoading: state === 'loading',
    open() {
      if (island.isHere()) return setState('open');
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
