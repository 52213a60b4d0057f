import { type KeyboardEventHandler, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { contractWords, useWords } from 'shared-contracts';
import { IconButton } from './button.tsx';
import styles from './dialog.module.css';
import { CloseIcon } from './icons.tsx';

type Named =
  /** The heading above the content, with a Close button beside it. */
  | { readonly title: string; readonly label?: never }
  /** The dialog's name, where the content has a heading and a CloseButton of its own. */
  | { readonly title?: never; readonly label: string };

type DialogProps = Named & {
  /** A modal in the middle, or a drawer or sheet that slides in from an edge; 'start' and 'end' follow the language. */
  readonly from?: 'middle' | 'start' | 'end' | 'top' | 'bottom';
  readonly onClose: () => void;
  /** Stays in view below what scrolls. */
  readonly footer?: ReactNode;
  /** A class of the owner's for the panel: its size and inner layout. */
  readonly className?: string | undefined;
  /** Keys pressed inside, e.g. to turn pages. */
  readonly onKeyDown?: KeyboardEventHandler;
  readonly children: ReactNode;
};

/**
 * The browser's own modal dialog, open for as long as it is rendered: focus stays inside and returns to what had it;
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
    // A modal is read from its name on; a drawer starts at its first control.
    if (from === 'middle') shown?.focus();
    // Closed before it is removed: only then does the browser return the focus.
    return () => {
      shown?.close();
      release();
    };
  }, [from]);
  return createPortal(
    // It fills the window and is its own backdrop, for pointers; keyboards have Escape.
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
      // A second Escape is not asked about. Heard late: it may be open again, in strict mode.
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

/** Closes the dialog it is in. In a modal it stays in the corner, in reach while the content scrolls. */
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
 * Keeps the page behind from scrolling and from taking the room that its scroll bar had, on the right in every
 * language. By these two elements' own styles: a rule with `:has()` or a custom property would have every element of
 * the page looked at again.
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
