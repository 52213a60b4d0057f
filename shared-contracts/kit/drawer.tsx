import { Drawer as AntdDrawer } from 'antd';
import type { ReactNode } from 'react';
import { contractWords, LANGUAGES, useLanguage, useWords } from 'shared-contracts';
import { AntdTheme } from './antd-theme.tsx';
import { CloseIcon } from './icons.tsx';

export interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The dialog's name. */
  readonly title: string;
  /** 'start' and 'end' follow the reading direction. */
  readonly side?: 'start' | 'end' | 'bottom';
  /** Width in pixels, or height for 'bottom'; never beyond the window. */
  readonly size?: number;
  /** Stays in view below what scrolls, e.g. the one primary button. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A panel that slides in from an edge. Closes on Escape and on the scrim, and gives focus back. */
export default function Drawer({ open, onClose, title, side = 'end', size = 400, footer, children }: DrawerProps) {
  const t = useWords(contractWords);
  const leftToRight = LANGUAGES[useLanguage()].dir === 'ltr';
  const placement = side === 'bottom' ? 'bottom' : (side === 'end') === leftToRight ? 'right' : 'left';
  return (
    <AntdTheme>
      <AntdDrawer
        open={open}
        onClose={onClose}
        title={<h2 className="drawer-title">{title}</h2>}
        aria-label={title}
        placement={placement}
        size={`min(100vw, ${size}px)`}
        footer={footer}
        closable={{ placement: 'end', closeIcon: <CloseIcon />, 'aria-label': t('close') }}
        rootClassName="store-drawer"
        destroyOnHidden
      >
        {children}
      </AntdDrawer>
    </AntdTheme>
  );
}
