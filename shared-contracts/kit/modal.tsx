import {
  type KeyboardEventHandler,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { contractWords, LANGUAGES, useLanguage, useWords } from 'shared-contracts';
import { CloseIcon } from './icons.tsx';

interface ModalProps {
  /** The dialog's name. */
  readonly label: string;
  readonly onClose: () => void;
  /** A class of the owner's for the panel: its size and inner layout. */
  readonly className?: string | undefined;
  /** Keys pressed inside, e.g. to turn pages. */
  readonly onKeyDown?: KeyboardEventHandler;
  readonly children: ReactNode;
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/**
 * A window over the page, open for as long as it is rendered. Focus stays inside; Escape, Android's Back, the scrim
 * and its Close button close it; what had focus before gets it back. Not in the browser's top layer: that would
 * silence and cover the toasts, which tell what was done in here.
 */
export function Modal({ label, onClose, className = '', onKeyDown, children }: ModalProps) {
  const t = useWords(contractWords);
  const panel = useRef<HTMLDialogElement>(null);
  const pressedScrim = useRef(false);
  useRestingPage(panel);
  useCloseRequests(panel, onClose);

  const wrapTo = (end: 'first' | 'last') => {
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(
      (stop) => stop.checkVisibility?.() !== false,
    );
    stops.at(end === 'first' ? 0 : -1)?.focus();
  };
  // A selection dragged out of the panel ends on the scrim and must not close it.
  const notePress = (event: PointerEvent) => {
    pressedScrim.current = event.target === event.currentTarget;
  };
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: the scrim is for pointers; keyboards have Escape.
    <div
      className="modal-scrim"
      role="presentation"
      dir={LANGUAGES[useLanguage()].dir}
      onPointerDown={notePress}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedScrim.current) onClose();
      }}
    >
      <Edge onReached={() => wrapTo('last')} />
      <dialog
        ref={panel}
        open
        aria-modal="true"
        aria-label={label}
        tabIndex={-1}
        className={`modal ${className}`}
        onKeyDown={onKeyDown}
      >
        <button type="button" className="icon-button modal-close" aria-label={t('close')} onClick={onClose}>
          <CloseIcon />
        </button>
        {children}
      </dialog>
      <Edge onReached={() => wrapTo('first')} />
    </div>,
    document.body,
  );
}

/** Before and after the panel: where Tab would leave it. */
function Edge({ onReached }: { readonly onReached: () => void }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: focus passes through it to the panel's other end.
  // biome-ignore lint/a11y/noStaticElementInteractions: as above.
  return <span tabIndex={0} onFocus={onReached} />;
}

/** The page's landmarks rest meanwhile; what is beside them, the toasts, goes on. Then focus returns where it was. */
function useRestingPage(panel: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const landmarks = [...document.querySelectorAll<HTMLElement>('header, main, footer')].filter(
      (landmark) => !landmark.inert && !landmark.closest('.modal'),
    );
    for (const landmark of landmarks) landmark.inert = true;
    panel.current?.focus({ preventScroll: true });
    return () => {
      for (const landmark of landmarks) landmark.inert = false;
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [panel]);
}

interface CloseWatcherLike {
  onclose: (() => void) | null;
  destroy(): void;
}

/** Escape everywhere, and where the browser has it what else asks to close a dialog: Android's Back. */
function useCloseRequests(panel: { readonly current: HTMLElement | null }, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const closeIfTopmost = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || [...document.querySelectorAll('.modal')].at(-1) !== panel.current) return;
      event.preventDefault();
      close.current();
    };
    document.addEventListener('keydown', closeIfTopmost);
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcherLike };
    const watcher = CloseWatcher && new CloseWatcher();
    if (watcher) watcher.onclose = () => close.current();
    return () => {
      document.removeEventListener('keydown', closeIfTopmost);
      watcher?.destroy();
    };
  }, [panel]);
}
