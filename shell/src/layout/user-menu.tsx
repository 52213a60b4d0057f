import { useStore } from '@nanostores/react';
import { useId, useRef } from 'react';
import { $isLoggedIn, $logOut, $storageReady, $user, emit, links, useWords } from 'shared-contracts';
import { UserIcon } from 'shared-contracts/ui/icons';
import { StoreLink } from 'shared-contracts/ui/store-link';
import { shellWords } from '../words.ts';
import styles from './header-actions.module.css';
import { useDisclosure } from './use-disclosure.ts';

/** Profile, orders and logout for who is logged in; a plain link to /Login for everyone else (SH-03). */
export function UserMenu() {
  const t = useWords(shellWords);
  const known = useStore($storageReady);
  const loggedIn = useStore($isLoggedIn);
  const flagged = useStore($logOut) !== '';
  if (known && loggedIn && !flagged) return <AccountMenu />;
  return (
    <StoreLink to={links.login()} className="icon-button" aria-label={t('login')}>
      <UserIcon />
    </StoreLink>
  );
}

function AccountMenu() {
  const t = useWords(shellWords);
  const user = useStore($user);
  const panelId = useId();
  const region = useRef<HTMLDivElement>(null);
  const { open, toggle, close } = useDisclosure(region);

  return (
    <div ref={region} className={styles.user}>
      <button
        type="button"
        className="icon-button"
        aria-label={t('account')}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={toggle}
      >
        <UserIcon />
      </button>
      <div id={panelId} className={styles.panel} hidden={!open}>
        <p className={styles.greeting}>{t('greeting', { name: user?.FirstName ?? '' })}</p>
        <ul>
          <li>
            <StoreLink to={links.profile()} className={styles.entry} onClick={close}>
              {t('profile')}
            </StoreLink>
          </li>
          <li>
            <StoreLink to={links.orders()} className={styles.entry} onClick={close}>
              {t('orders')}
            </StoreLink>
          </li>
          <li>
            <button type="button" className={styles.entry} onClick={() => emit('account:logout-requested', {})}>
              {t('logout')}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}
