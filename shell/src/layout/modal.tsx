import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { LANGUAGES, useLanguage } from 'shared-contracts';
import styles from './modal.module.css';

interface ModalProps {
  /** The dialog's name. */
  readonly label: string;
  /** Where it comes from: the side where lines start, or above. */
  readonly from: 'start' | 'top';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The browser's own modal dialog, open for as long as it is rendered: focus stays inside, Escape and Android's Back
 * close it, and what had focus before gets it back.
 */
export function Modal({ label, from, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    const release = holdPage();
    shown?.showModal();
    // Closed before it is taken away: only then does the browser give focus back.
    return () => {
      shown?.close();
      release();
    };
  }, []);
  return (
    // The dialog itself is only its scrim: what is clicked outside the panel closes it. Keyboards have Escape.
    <dialog
      ref={dialog}
      className={styles.scrim}
      dir={LANGUAGES[useLanguage()].dir}
      aria-label={label}
      // Heard late; by then it may be open again (strict mode closes and opens once).
      onClose={() => !dialog.current?.open && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={`${styles.panel} ${styles[from]}`}>{children}</div>
    </dialog>
  );
}

/**
 * Keeps the page below from scrolling and from taking the room that its scroll bar had. By these two elements' own
 * styles: a rule with `:has()` or a custom property would have every element of the page looked at again.
 */
function holdPage(): () => void {
  const { documentElement: root, body } = document;
  const scrollBar = innerWidth - root.clientWidth;
  root.style.overflow = 'hidden';
  body.style.paddingInlineEnd = scrollBar > 0 ? `${scrollBar}px` : '';
  return () => {
    root.style.overflow = '';
    body.style.paddingInlineEnd = '';
  };
}
