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

/** Pages that ask about an open purchase themselves, or are in the middle of it. */
const PAGES_THAT_CHECK = new Set<string>([links.cart(), links.checkout(), links.payment(), links.paymentSuccess()]);

/**
 * On any visit with a hand-off still in this browser the server is asked; if it was paid after all, its lines
 * leave the cart and the shopper sees the order (PAY-08).
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
  // Hardly any visit has a purchase open: what asks for it stays out of the others' bytes.
  const { fetchReceipt } = await import('./fetch-receipt.ts');
  const receipt = await fetchReceipt(api, handOff);
  if (!receipt) return;
  const { settlePurchase } = await import('./settle-purchase.ts');
  settlePurchase(handOff, receipt);
  emit('shell:navigation-requested', { path: receipt.orderNumber ? links.order(receipt.orderNumber) : links.orders() });
}
