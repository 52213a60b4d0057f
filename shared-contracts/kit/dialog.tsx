import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { contractWords, useWords } from 'shared-contracts';
import { AntdTheme } from './antd-theme.tsx';
import { CloseIcon } from './icons.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The dialog's name. */
  readonly title: string;
  /** Width in pixels, never beyond the window. */
  readonly width?: number;
  /** Keeps the name for assistive technology only, where the content has a heading of its own. */
  readonly hideTitle?: boolean;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A window over the page. Closes on Escape and on the scrim, and gives focus back. */
export default function Dialog({ open, onClose, title, width = 560, hideTitle, footer, children }: DialogProps) {
  const t = useWords(contractWords);
  return (
    <AntdTheme>
      <Modal
        open={open}
        onCancel={onClose}
        title={<h2 className={hideTitle ? 'visually-hidden' : 'drawer-title'}>{title}</h2>}
        width={width}
        footer={footer ?? null}
        closable={{ closeIcon: <CloseIcon />, 'aria-label': t('close') }}
        rootClassName="store-dialog"
        centered
        destroyOnHidden
      >
        {children}
      </Modal>
    </AntdTheme>
  );
}
