import { useStore } from '@nanostores/react';
import { useId, useRef } from 'react';
import { $isLoggedIn, $logOut, $storageReady, links, useWords } from 'shared-contracts';
import { IconButton } from 'shared-contracts/kit/button';
import buttonStyles from 'shared-contracts/kit/button.module.css';
import { UserIcon } from 'shared-contracts/kit/icons';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { shellWords } from '../words.ts';
import styles from './header-actions.module.css';
import { Demanded } from './on-demand.tsx';
import { accountPanel } from './overlays.ts';
import { useDisclosure } from './use-disclosure.ts';
import { usePartMissing } from './use-part-missing.ts';

/** Profile, orders and logout for who is logged in; a plain link to /Login for everyone else (SH-03). */
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
  const onMissing = usePartMissing(close);
  return (
    <div ref={region} className={styles.user}>
      <IconButton
        label={t('account')}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={toggle}
        onPointerEnter={accountPanel.prepare}
      >
        <UserIcon />
      </IconButton>
      {open && <Demanded part={accountPanel} props={{ id: panelId, onChoose: close }} onMissing={onMissing} />}
    </div>
  );
}
