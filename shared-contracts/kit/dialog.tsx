import { type KeyboardEventHandler, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { contractWords, useWords } from 'shared-contracts';
import { IconButton } from './button.tsx';
import styles from './dialog.module.css';
import { CloseIcon } from './icons.tsx';

type Named =
  /** Shown above the content, with a Close button. */
  | { readonly title: string; readonly label?: never }
  /** The dialog's name, where the content has its own heading and CloseButton. */
  | { readonly title?: never; readonly label: string };

type DialogProps = Named & {
  /** A modal in the middle, or a drawer or sheet that slides in from an edge; 'start' and 'end' follow the language. */
  readonly from?: 'middle' | 'start' | 'end' | 'top' | 'bottom';
  readonly onClose: () => void;
  /** Does not scroll with the content. */
  readonly footer?: ReactNode;
  /** For the panel's size and layout. */
  readonly className?: string | undefined;
  /** Keys pressed inside, e.g. to turn pages. */
  readonly onKeyDown?: KeyboardEventHandler;
  readonly children: ReactNode;
};

/**
 * The browser's modal dialog, open while it is rendered: focus stays inside, and returns to where it was afterwards;
 * Escape, Android's Back and a press on the backdrop close it; the page behind does not scroll.
 */
export function Dialog({
  title,
  label,
  from = 'middle',
  onClose,
  footer,
  className,
  onKeyDown,
  children,
}: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  useLayoutEffect(() => {
    const shown = dialog.current;
    const release = holdPage();
    shown?.showModal();
    // A modal's focus starts at its name, a drawer's at its first control.
    if (from === 'middle') shown?.focus();
    // Closed before it is removed: only then does the browser return the focus.
    return () => {
      shown?.close();
      release();
    };
  }, [from]);
  return createPortal(
    // The element fills the window and is the backdrop, for pointers; keyboards have Escape.
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[from]}`}
      {...(label ? { 'aria-label': label } : { 'aria-labelledby': titleId })}
      tabIndex={-1}
      onCancel={(event) => {
        if (!isItself(event)) return;
        event.preventDefault();
        onClose();
      }}
      // A second Escape closes without a cancel event. In strict mode the dialog may be open again by then.
      onClose={(event) => isItself(event) && !event.currentTarget.open && onClose()}
      // A selection dragged out of the panel ends on the backdrop and must not close it.
      onPointerDown={(event) => {
        pressedBackdrop.current = isItself(event);
      }}
      onClick={(event) => isItself(event) && pressedBackdrop.current && onClose()}
      onKeyDown={onKeyDown}
    >
      <div className={`${styles.panel} ${className ?? ''}`}>
        {title && (
          <div className={styles.header}>
            <CloseButton onClose={onClose} />
            <h2 id={titleId}>{title}</h2>
          </div>
        )}
        {children}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>,
    document.body,
  );
}

interface CloseButtonProps {
  readonly onClose: () => void;
  readonly className?: string | undefined;
}

/** Closes its dialog. In a modal it stays in the corner while the content scrolls. */
export function CloseButton({ onClose, className }: CloseButtonProps) {
  const t = useWords(contractWords);
  return (
    <IconButton className={`${styles.close} ${className ?? ''}`} label={t('close')} onClick={onClose}>
      <CloseIcon />
    </IconButton>
  );
}

/** Not something inside it, nor a dialog opened from it. */
function isItself({ target, currentTarget }: SyntheticEvent): boolean {
  return target === currentTarget;
}

/**
 * Keeps the page behind from scrolling and from widening by its scroll bar, on the right in every language. Sets inline
 * styles: a rule with `:has()` or a custom property would recalculate the styles of the whole page.
 */
function holdPage(): () => void {
  const { documentElement: root, body } = document;
  if (root.style.overflow === 'hidden') return () => undefined;
  const scrollBar = innerWidth - root.clientWidth;
  root.style.overflow = 'hidden';
  body.style.paddingRight = `${scrollBar}px`;
  return () => {
    root.style.overflow = '';
    body.style.paddingRight = '';
  };
}
