import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $cartCount, $storageReady, links, on, useWords, withoutLanguage } from 'shared-contracts';
import { CartIcon } from 'shared-contracts/kit/icons';
import { useLocation } from 'shared-contracts/router';
import { shellWords } from '../words.ts';
import { CountedLink } from './counted-link.tsx';

/** The link to the cart, with the number of distinct lines as a badge; announces changes politely (SH-04). */
export function CartLink() {
  const t = useWords(shellWords);
  const ready = useStore($storageReady);
  const count = useStore($cartCount);
  const shown = ready ? count : 0;
  return (
    <>
      <CountedLink to={links.cart()} label={shown > 0 ? t('cartWithCount', { n: shown }) : t('cart')} count={shown}>
        <CartIcon />
      </CountedLink>
      <CartAnnouncer ready={ready} count={count} />
    </>
  );
}

/**
 * Announces changes, not the number that a page starts with. A toast says what was added on this page, and the cart's
 * own page what changes there.
 */
function CartAnnouncer({ ready, count }: { readonly ready: boolean; readonly count: number }) {
  const t = useWords(shellWords);
  const isCartPage = withoutLanguage(useLocation().pathname) === links.cart();
  const known = useRef<number | null>(null);
  const [text, setText] = useState('');
  useEffect(
    () =>
      on('cart:line-added', () => {
        known.current = $cartCount.get();
      }),
    [],
  );
  useEffect(() => {
    if (!ready) return;
    if (known.current !== null && known.current !== count && !isCartPage) {
      setText(count > 0 ? t('cartChanged', { n: count }) : t('cartEmptied'));
    }
    known.current = count;
  }, [ready, count, isCartPage, t]);
  return (
    <span role="status" className="visually-hidden">
      {text}
    </span>
  );
}
