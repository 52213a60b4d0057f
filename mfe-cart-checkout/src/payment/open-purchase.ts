import {
  $handOff,
  $isLoggedIn,
  $storageReady,
  type ApiClient,
  emit,
  type HeadlessModule,
  links,
  withoutLanguage,
} from 'shared-contracts';

/** Pages that check an open purchase themselves. */
const PAGES_THAT_CHECK = new Set<string>([links.cart(), links.checkout(), links.payment(), links.paymentSuccess()]);

/**
 * Checks on every visit whether a stored hand-off has been paid; if so, its lines leave the cart and the shopper sees
 * the order (PAY-08).
 */
export const headless: HeadlessModule = {
  start({ api }) {
    return $storageReady.subscribe((ready) => {
      if (ready) void showPaidPurchase(api);
    });
  },
};

async function showPaidPurchase(api: ApiClient): Promise<void> {
  const handOff = $handOff.get();
  if (!handOff || !$isLoggedIn.get() || PAGES_THAT_CHECK.has(withoutLanguage(location.pathname))) return;
  // Loaded on demand, as few visits have an open purchase.
  const { fetchReceipt } = await import('./fetch-receipt.ts');
  const receipt = await fetchReceipt(api, handOff);
  if (!receipt) return;
  const { settlePurchase } = await import('./settle-purchase.ts');
  settlePurchase(handOff, receipt);
  emit('shell:navigation-requested', { path: receipt.orderNumber ? links.order(receipt.orderNumber) : links.orders() });
}
