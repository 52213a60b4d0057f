import { $handOff, $isLoggedIn, $storageReady, type HeadlessModule, links, withoutLanguage } from 'shared-contracts';

/** Pages that check an open purchase themselves. */
const PAGES_THAT_CHECK = new Set<string>([links.cart(), links.checkout(), links.payment(), links.paymentSuccess()]);

/**
 * Checks on every visit whether a stored hand-off has been paid; if so, its lines leave the cart and the shopper sees
 * the order (PAY-08).
 */
export const headless: HeadlessModule = {
  start({ api }) {
    return $storageReady.subscribe((ready) => {
      const handOff = $handOff.get();
      if (!ready || !handOff || !$isLoggedIn.get() || PAGES_THAT_CHECK.has(withoutLanguage(location.pathname))) return;
      // Loaded on demand, as few visits have an open purchase.
      void import('./show-paid-purchase.ts').then(({ showPaidPurchase }) => showPaidPurchase(api, handOff));
    });
  },
};
