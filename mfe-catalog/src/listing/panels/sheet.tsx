import { type ReactNode, useEffect, useRef } from 'react';
import { contractWords, LANGUAGES, useLanguage, useWords } from 'shared-contracts';
import { IconButton } from 'shared-contracts/kit/button';
import { CloseIcon } from 'shared-contracts/kit/icons';
import styles from './sheet.module.css';

interface SheetProps {
  readonly title: string;
  /** 'end' fills the window's height, 'bottom' is as high as what is in it. */
  readonly side: 'end' | 'bottom';
  readonly onClose: () => void;
  /** Stays in view below what scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A panel over a narrow screen, for as long as it is rendered. The browser's own modal dialog: focus stays inside,
 * Escape closes it, and what opened it gets focus back.
 */
export function Sheet({ title, side, onClose, footer, children }: SheetProps) {
  const t = useWords(contractWords);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    // The dialog itself is only its scrim: what is clicked outside the panel closes it. Keyboards have Escape.
    <dialog
      ref={dialog}
      className={styles.sheet}
      dir={LANGUAGES[useLanguage()].dir}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={styles.panel} data-side={side}>
        <div className={styles.top}>
          <h2>{title}</h2>
          <IconButton label={t('close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <div className={styles.content}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
