import { useStore } from '@nanostores/react';
import { $user, emit, links, useWords } from 'shared-contracts';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { shellWords } from '../words.ts';
import styles from './account-panel.module.css';
import { overlayWords } from './overlay-words.ts';

interface AccountPanelProps {
  readonly id: string;
  readonly onChoose: () => void;
}

/** Profile, orders, wish list and Logout of a logged-in shopper (SH-03). */
export function AccountPanel({ id, onChoose }: AccountPanelProps) {
  const t = useWords(overlayWords);
  const shell = useWords(shellWords);
  const user = useStore($user);
  return (
    <div id={id} className={styles.panel}>
      <p className={styles.greeting}>{t('greeting', { name: user?.FirstName ?? '' })}</p>
      <ul>
        <li>
          <StoreLink to={links.profile()} className={styles.entry} onClick={onChoose}>
            {t('profile')}
          </StoreLink>
        </li>
        <li>
          <StoreLink to={links.orders()} className={styles.entry} onClick={onChoose}>
            {t('orders')}
          </StoreLink>
        </li>
        <li>
          <StoreLink to={links.wishList()} className={styles.entry} onClick={onChoose}>
            {shell('wishList')}
          </StoreLink>
        </li>
        <li>
          <button type="button" className={styles.entry} onClick={() => emit('account:logout-requested', {})}>
            {t('logout')}
          </button>
        </li>
      </ul>
    </div>
  );
}
