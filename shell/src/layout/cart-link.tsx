import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $cartCount, $storageReady, links, useWords } from 'shared-contracts';
import buttonStyles from 'shared-contracts/kit/button.module.css';
import { CartIcon } from 'shared-contracts/kit/icons';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { shellWords } from '../words.ts';
import styles from './header-actions.module.css';

/** The link to the cart, with the number of distinct lines as a badge; announces changes politely (SH-04). */
export function CartLink() {
  const t = useWords(shellWords);
  const ready = useStore($storageReady);
  const count = useStore($cartCount);
  const shown = ready ? count : 0;
  return (
    <>
      <StoreLink
        to={links.cart()}
        className={`${buttonStyles.icon} ${styles.cart}`}
        aria-label={shown > 0 ? t('cartWithCount', { n: shown }) : t('cart')}
      >
        <CartIcon />
        {shown > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {shown}
          </span>
        )}
      </StoreLink>
      <CartAnnouncer ready={ready} count={count} />
    </>
  );
}

/** Announces changes, not the number that a page starts with. */
function CartAnnouncer({ ready, count }: { readonly ready: boolean; readonly count: number }) {
  const t = useWords(shellWords);
  const known = useRef<number | null>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!ready) return;
    if (known.current !== null && known.current !== count) {
      setText(count > 0 ? t('cartChanged', { n: count }) : t('cartEmptied'));
    }
    known.current = count;
  }, [ready, count, t]);
  return (
    <span role="status" className="visually-hidden">
      {text}
    </span>
  );
}
