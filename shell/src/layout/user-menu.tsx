import { useStore } from '@nanostores/react';
import { useId, useRef } from 'react';
import { $isLoggedIn, $logOut, $storageReady, links, useCannotOpen, useRequested, useWords } from 'shared-contracts';
import { IconButton } from 'shared-contracts/kit/button';
import buttonStyles from 'shared-contracts/kit/button.module.css';
import { UserIcon } from 'shared-contracts/kit/icons';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { shellWords } from '../words.ts';
import styles from './header-actions.module.css';
import { AccountPanel } from './overlays.ts';
import { useDisclosure } from './use-disclosure.ts';

/** Profile, orders and logout of a logged-in shopper; a plain link to /Login for visitors (SH-03). */
export function UserMenu() {
  const t = useWords(shellWords);
  const known = useStore($storageReady);
  const loggedIn = useStore($isLoggedIn);
  const flagged = useStore($logOut) !== '';
  if (known && loggedIn && !flagged) return <AccountMenu />;
  return (
    <StoreLink to={links.login()} className={buttonStyles.icon} aria-label={t('login')}>
      <UserIcon />
    </StoreLink>
  );
}

function AccountMenu() {
  const t = useWords(shellWords);
  const panelId = useId();
  const region = useRef<HTMLDivElement>(null);
  const { open, toggle, close } = useDisclosure(region);
  const showCannotOpen = useCannotOpen();
  const panel = useRequested(AccountPanel, () => {
    close();
    showCannotOpen();
  });
  return (
    <div ref={region} className={styles.user}>
      <IconButton
        label={t('account')}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => {
          panel.open();
          toggle();
        }}
        onPointerEnter={panel.preload}
      >
        <UserIcon />
      </IconButton>
      {open && panel.isOpen && <AccountPanel id={panelId} onChoose={close} />}
    </div>
  );
}
