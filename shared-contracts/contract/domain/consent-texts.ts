/** What is asked before something optional is done, in English: the ledger of consents keeps it with each answer. */
export const CONSENT_TEXTS = {
  'optional-storage': 'May we remember the products you look at? Only in this browser.',
  newsletter:
    'See new furniture before it reaches the shop. We use your address for this newsletter only; unsubscribe whenever you like.',
} as const;
